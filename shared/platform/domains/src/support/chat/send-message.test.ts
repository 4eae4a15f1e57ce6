import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@site/api/contracts/chat';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { findChatOf } from './chat.repository';
import { hearOf, messagesOf, signUpWithChat, write, written, type ChatPlayer } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterAll(() => platform.stop());

const contentsOf = async (of: ChatPlayer) => (await messagesOf(platform, of)).messages.map(({ content }) => content);

it('CHAT-028, 029: the answer is the message as it is stored, and the player’s other pages get it', async () => {
  const client_key = randomUUID();
  const { heard, stop } = await hearOf(platform, player.playerId);
  const data = await written(platform, player, 'Where is my deposit?', { client_key, sender_id: '6' });
  expect(data).toEqual({
    id: expect.any(Number),
    chat_id: player.chatId,
    sender_id: player.playerId,
    by: 'player',
    content: 'Where is my deposit?',
    created_at: '2026-01-15T06:00:00.000Z',
    client_key,
    delivered_at: null,
    read_at: null,
    attachment: null,
  });
  expect((await messagesOf(platform, player)).messages).toEqual([data]);
  await stop();
  expect(heard).toEqual([{ name: 'chat_message', data }]);
});

it('takes the chat’s id as a number and as text, and needs no sender and no key', async () => {
  const sent = [{ chat_id: player.chatId }, { chat_id: String(player.chatId) }];
  for (const body of sent) expect((await ask(platform, player, 'messages', { ...body, content: 'Hello' })).statusCode).toBe(200);
  expect(await contentsOf(player)).toEqual(['Hello', 'Hello']);
});

it('CHAT-023, C-15, M-28, PLATFORM-055: a message is from the bearer, for any sender in the body', async () => {
  const victim = await signUpWithChat(platform);
  const forged = [6, '6', 7, '7', 0, -1, victim.playerId, String(victim.playerId), victim.remoteId, victim.username, "7' or 1=1 --"];
  for (const sender_id of forged)
    expect(await written(platform, player, 'Me', { sender_id })).toMatchObject({ sender_id: player.playerId, by: 'player' });
  expect(await contentsOf(victim)).toEqual([]);
});

it.each([{ by: 'person' }, { created_at: '2020-01-01T00:00:00Z' }, { read_at: null }, { id: 1 }])(
  'takes no %j from a player',
  async (more) => {
    expect((await write(platform, player, 'Hello', more)).statusCode).toBe(422);
    expect(await contentsOf(player)).toEqual([]);
  },
);

it.each([
  ['', 'nothing'],
  ['   ', 'spaces'],
  ['\n\t\r\n', 'lines and tabs'],
  ['\u00a0\u2003\u3000', 'other spaces'],
  ['\u200b\u200c\u200d\u2060\ufeff', 'characters without width'],
  ['\u202e\u2066\u2069', 'turned nothing'],
  ['\u3164\u115f\u2800', 'letters that look like nothing'],
])('CHAT-024, PLATFORM-055: the platform does not take %j, which is blank (%s)', async (content) => {
  const answer = await write(platform, player, content);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'chat.blank']);
  expect(await contentsOf(player)).toEqual([]);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[here](javascript:alert(1)) javascript:alert(1)',
  '&lt;b&gt; &amp;',
  'a \u202egnp.exe\u202c b',
  'zero\u200bwidth \u200d👨‍👩‍👧',
  '  kept \n\n as it was\ttyped  ',
  '\r\n two kinds\nof lines\r',
  'আমার জমা কোথায়? 💸 \u0001\u001b[2J',
  "Robert'); drop table chat;-- $1 \\x00",
  '{{7*7}} ${7*7} %s %n',
])('PLATFORM-055: keeps %j as the text that it is', async (content) => {
  expect(await written(platform, player, content)).toMatchObject({ content });
  expect(await contentsOf(player)).toEqual([content]);
});

it('takes 10,000 characters and not one more', async () => {
  expect((await write(platform, player, 'ক'.repeat(10_000))).statusCode).toBe(200);
  expect((await write(platform, player, '💸'.repeat(5000))).statusCode).toBe(200);
  const answer = await write(platform, player, 'ক'.repeat(10_001));
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['content']]);
  expect((await contentsOf(player)).map(({ length }) => length)).toEqual([10_000, 10_000]);
});

it('takes no half of a character and no NUL', async () => {
  for (const content of ['cut \ud83d', '\udcb8 cut']) {
    const answer = await write(platform, player, content);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['content']]);
  }
  expect((await write(platform, player, 'a\0b')).statusCode).toBe(400);
  expect(await contentsOf(player)).toEqual([]);
});

describe('the same client key', () => {
  it('is the same message when twenty arrive at once, with one event', async () => {
    const client_key = randomUUID();
    const { heard, stop } = await hearOf(platform, player.playerId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(platform, player, 'Once', { client_key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await stop();
    expect(heard).toHaveLength(1);
    expect(await contentsOf(player)).toEqual(['Once']);
  });

  it('keeps the words that came first', async () => {
    const client_key = randomUUID();
    const first = await written(platform, player, 'First words', { client_key });
    expect(await written(platform, player, 'Other words', { client_key })).toEqual(first);
  });

  it('is another message in another player’s chat', async () => {
    const other = await signUpWithChat(platform);
    const client_key = randomUUID();
    await write(platform, player, 'Mine', { client_key });
    await write(platform, other, 'Theirs', { client_key });
    expect([await contentsOf(player), await contentsOf(other)]).toEqual([['Mine'], ['Theirs']]);
  });

  it.each(['short', 'x'.repeat(65), 'has spaces in it, too', ''])('is not %j', async (client_key) => {
    expect((await write(platform, player, 'Hello', { client_key })).statusCode).toBe(422);
  });
});

it('gives ids that grow in the order in which messages can be seen, also when many write at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => write(platform, player, `nr ${nth}`)));
  const ids = answers.map((answer) => answer.json<{ data: ChatMessage }>().data.id);
  const seen = (await messagesOf(platform, player)).messages.map(({ id }) => id);
  expect(seen).toEqual(ids.sort((a, b) => a - b));
});

it('makes the assistant due when the player has stopped writing for a moment', async () => {
  const due = async () => (await findChatOf(platform.db, player.playerId))?.assistantDueAt?.toISOString();
  await write(platform, player, 'Hello');
  expect(await due()).toBe('2026-01-15T06:00:01.200Z');
  platform.clock.advance(1);
  await write(platform, player, 'Where is my deposit?');
  expect(await due()).toBe(new Date(platform.clock.now().getTime() + 1200).toISOString());
});

it('ends the typing state of the player', async () => {
  const isWriting = async () => (await findChatOf(platform.db, player.playerId))?.playerTypingUntil !== null;
  await ask(platform, player, `chats/${player.chatId}/typing`, {});
  expect(await isWriting()).toBe(true);
  await write(platform, player, 'Hello');
  expect(await isWriting()).toBe(false);
});

it('does not count a repeat as a try, because a page may resend its unsent messages', async () => {
  const client_key = randomUUID();
  const first = await written(platform, player, 'Kept', { client_key });
  for (let nth = 1; nth < 30; nth++) await write(platform, player, `nr ${nth}`);
  for (let again = 0; again < 3; again++) expect(await written(platform, player, 'Kept', { client_key })).toEqual(first);
  expect((await write(platform, player, 'One more')).statusCode).toBe(429);
});

it('never stops a player who keeps to that pace', async () => {
  for (let nth = 0; nth < 35; nth++) {
    expect([nth, (await write(platform, player, `nr ${nth}`)).statusCode]).toEqual([nth, 200]);
    platform.clock.advance(3);
  }
});

it('takes thirty messages a minute, of any kind, and more a minute later', async () => {
  for (let nth = 0; nth < 30; nth++) await write(platform, player, nth % 2 ? `nr ${nth}` : ' ');
  const answer = await write(platform, player, 'One more');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect((await write(platform, await signUpWithChat(platform), 'Another player')).statusCode).toBe(200);
  platform.clock.advance(61);
  expect((await write(platform, player, 'One more')).statusCode).toBe(200);
});
