import type { ChatMessage } from '@site/api/contracts/chat';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { messagesOf, signUpWithChat, type ChatPlayer } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await signUpWithChat(platform);
});
afterEach(() => platform.clock.advance(61));
afterAll(() => platform.stop());

const MB = 1_048_576;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const text = (words: string) => [...Buffer.from(words)];
const fileOf = (name: string, bytes: number[], length = bytes.length) => {
  const content = new Uint8Array(length);
  content.set(bytes);
  return new File([content], name, { type: 'text/html' });
};

async function send(file: File, fields: Record<string, string> = {}, { token } = player) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ chat_id: String(player.chatId), content: '', ...fields })) form.set(name, value);
  form.set('attachment', file);
  const sent = new Response(form);
  return platform.app.inject({
    method: 'POST',
    url: '/api/messages',
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const sentMessage = async (...sent: Parameters<typeof send>) => (await send(...sent)).json<{ data: ChatMessage }>().data;
const fetchAttachment = (id: number | string, sender: { token: string } = player) => ask(platform, sender, `messages/${id}/attachment`);

it.each([
  ['slip.JPG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', 'jpg'],
  ['../../my "slip".png', PNG, 'image/png', 'png'],
  ['slip.pdf', text('%PDF-1.7'), 'application/pdf', 'pdf'],
])('CHAT-024: a message needs no words beside %s, which is handed out under a name of its own', async (name, bytes, type, extension) => {
  const message = await sentMessage(fileOf(name, bytes));
  const own = `attachment-${message.id}.${extension}`;
  expect(message).toMatchObject({ content: '', attachment: { name: own, type, bytes: bytes.length } });
  const answer = await fetchAttachment(message.id);
  expect(answer.rawPayload).toEqual(Buffer.from(bytes));
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="${own}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { chats } = (await ask(platform, player, 'get-chats')).json<{ chats: object[] }>();
  expect(chats).toMatchObject([{ last_message: own }]);
});

it('is sent together with words, whose lines stay as typed', async () => {
  const message = await sentMessage(fileOf('slip.png', PNG), { content: 'Look:\nhere' });
  expect(message).toMatchObject({ content: 'Look:\nhere', attachment: { type: 'image/png' } });
  expect((await messagesOf(platform, player)).messages.at(-1)).toEqual(message);
});

it('is sent together with 10,000 characters of any script', async () => {
  expect((await send(fileOf('slip.png', PNG), { content: 'ক'.repeat(10_000) })).statusCode).toBe(200);
  expect((await send(fileOf('slip.png', PNG), { content: 'ক'.repeat(10_001) })).statusCode).toBe(422);
  const lines = 'ক\n'.repeat(5000);
  expect(await sentMessage(fileOf('slip.png', PNG), { content: lines })).toMatchObject({ content: lines });
});

it.each([
  ['a program called a picture', fileOf('slip.png', text('MZ')), 422, 'chat.attachment_kind'],
  ['a page', fileOf('slip.html', text('<script>alert(1)</script>')), 422, 'chat.attachment_kind'],
  ['a picture called a page', fileOf('slip.html', PNG), 422, 'chat.attachment_kind'],
  ['a drawing that can hold a script', fileOf('slip.svg', text('<svg onload="alert(1)"/>')), 422, 'chat.attachment_kind'],
  ['an empty file', fileOf('slip.png', []), 422, 'chat.attachment_kind'],
  ['a byte more than 5 MB', fileOf('slip.png', PNG, 5 * MB + 1), 413, 'chat.attachment_too_large'],
])('stops the whole message when it is %s', async (_name, file, status, code) => {
  const before = (await messagesOf(platform, player)).messages.length;
  const answer = await send(file, { content: 'Look' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  expect((await messagesOf(platform, player)).messages).toHaveLength(before);
});

it('may have 5 MB', async () => {
  expect(await sentMessage(fileOf('slip.png', PNG, 5 * MB))).toMatchObject({ attachment: { bytes: 5 * MB } });
});

it('is stored once, when it is sent again under its key', async () => {
  const client_key = 'the-same-key-again';
  const first = await sentMessage(fileOf('slip.png', PNG), { client_key });
  expect(await sentMessage(fileOf('slip.pdf', text('%PDF-other')), { client_key })).toEqual(first);
  expect((await fetchAttachment(first.id)).rawPayload).toEqual(Buffer.from(PNG));
});

it('PLATFORM-055: is shown to nobody but its sender', async () => {
  const { id } = await sentMessage(fileOf('slip.png', PNG));
  const other = await signUpWithChat(platform);
  const plain = (await ask(platform, player, 'messages', { chat_id: player.chatId, content: 'Words' })).json<{ data: ChatMessage }>().data;
  const answers = [await fetchAttachment(id, other), await fetchAttachment(999_999_999), await fetchAttachment(plain.id)];
  for (const answer of answers) expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'platform.not_found']);
  expect((await send(fileOf('slip.png', PNG), {}, other)).statusCode).toBe(404);
  expect((await platform.app.inject({ url: `/api/messages/${id}/attachment` })).statusCode).toBe(401);
});
