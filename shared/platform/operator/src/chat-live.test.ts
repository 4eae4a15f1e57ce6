import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { until } from '@site/testing/patience';
import {
  type ChatPlayer,
  hearOf,
  insertAttachment,
  messagesOf,
  signUpWithChat,
  write,
  written,
} from '@site/platform-domains/support/testing';
import { findChat } from '@site/platform-domains/support';
import { ask } from '@site/platform-domains/safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { runCommand } from './run-command';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.operator.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterEach(() => Promise.all(leaving.splice(0).map((leave) => leave())));
afterAll(() => platform.stop());

/** Closes sessions that a failed test left open; they would never end. */
const leaving: (() => Promise<unknown>)[] = [];
const operator = (...words: string[]) => operatorAt({}, ...words);

interface Place {
  folder?: string;
  isTTY?: boolean;
  key?: string;
}

/** The command line as a person at the desk types it. */
function operatorAt({ folder = tmpdir(), isTTY = false, key = platform.context.settings.operatorKey }: Place, ...words: string[]) {
  const { port } = platform.operator.server.address() as AddressInfo;
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  let printed = '';
  output.on('data', (part: Buffer) => (printed += part.toString()));
  const env = { OPERATOR_PORT: String(port), OPERATOR_KEY: key };
  const ended = runCommand(words, { env, stdin, stdout: output, stderr: output, cwd: () => folder });
  leaving.push(() => {
    stdin.end();
    return ended;
  });
  return {
    press: (keys: string) => void stdin.write(keys),
    type: (line: string) => void stdin.write(`${line}\n`),
    closeInput: () => void stdin.end(),
    sees: (seen: RegExp) => until(() => seen.test(printed)).catch(() => expect(printed).toMatch(seen)),
    ended: async () => ({ code: await ended, printed }),
  };
}

const contents = async () => (await messagesOf(platform, player)).messages.map(({ content }) => content);

it('connects a person with a player: each message reaches the other, line by line, until the chat is handed back', async () => {
  await write(platform, player, 'Before anybody came');
  const desk = operator('chat', 'live', player.username);
  await desk.sees(/Before anybody came[^]*\/quit leaves/);
  await write(platform, player, 'Is \u001b[2J\u202esomebody there?');
  await desk.sees(/Is \\u\{1b\}\[2J\\u\{202e\}somebody there\?/);
  await until(async () => (await messagesOf(platform, player)).messages.every(({ read_at: readAt }) => readAt !== null));
  desk.type('This is Nadia.');
  desk.type('  ');
  desk.type('How can I help?');
  await desk.sees(/Support: This is Nadia\.[^]*Support: How can I help\?/);
  await ask(platform, player, `chats/${player.chatId}/typing`, {});
  await desk.sees(/is writing …/);
  expect((await contents()).slice(2)).toEqual(['This is Nadia.', 'How can I help?']);
  desk.type('/close');
  expect((await desk.ended()).code).toBe(0);
  expect(await findChat(platform.db, player.chatId)).toMatchObject({ desk: 'assistant' });
});

it('reconnects after a lost connection, and misses no message', async () => {
  const desk = operator('chat', 'live', String(player.chatId));
  await desk.sees(/\/quit leaves/);
  await write(platform, player, 'First');
  await desk.sees(/: First/);
  platform.operator.server.closeAllConnections();
  await write(platform, player, 'While it was away');
  await desk.sees(/The connection was lost[^]*: While it was away/);
  await write(platform, player, 'And after');
  await desk.sees(/And after/);
  desk.type('/quit');
  const { code, printed } = await desk.ended();
  expect([code, printed.match(/While it was away/g), printed.match(/: First/g)]).toEqual([0, ['While it was away'], [': First']]);
});

it('shows the player that a line is being typed, but not for a command', async () => {
  const { heard, stop } = await hearOf(platform, player.playerId);
  const desk = operatorAt({ isTTY: true }, 'chat', 'live', player.username);
  await desk.sees(/\/quit leaves/);
  desk.press('/qu');
  desk.press('\u0015Hel');
  await until(() => heard.length > 0);
  desk.press('lo\r');
  await until(async () => (await contents()).includes('Hello'));
  desk.press('/quit\r');
  expect((await desk.ended()).code).toBe(0);
  await stop();
  expect(heard.filter(({ name }) => name === 'chat_typing').map(({ data }) => data['is_typing'])).toEqual([true, false]);
});

it('reports every line that was not sent, with the reason', async () => {
  const desk = operator('chat', 'live', player.username);
  await desk.sees(/\/quit leaves/);
  desk.type(`\u202e${'x'.repeat(10_000)}`);
  await desk.sees(/This was not sent \(422\): \\u\{202e\}xxx/);
  desk.type('/quit');
  await desk.ended();
  expect(await contents()).toEqual([]);
});

it('sends everything from a pipe, and ends', async () => {
  const desk = operator('chat', 'live', player.username);
  desk.type('One');
  desk.type('Two');
  desk.closeInput();
  expect((await desk.ended()).code).toBe(0);
  expect(await contents()).toEqual(['One', 'Two']);
});

it('lists, reads and replies; an unknown chat, a wrong key and an unknown command end with an error', async () => {
  await write(platform, player, 'Hello');
  expect((await operator('chat').ended()).printed).toContain(`${player.username}: Hello`);
  const replied = await operator('chat', 'reply', player.username, 'Hello you').ended();
  expect(replied).toMatchObject({ code: 0, printed: expect.stringMatching(/Support: Hello you/) });
  for (const refused of [operator('chat', 'live', 'nobody1234'), operatorAt({ key: 'wrong' }, 'chat')])
    expect(await refused.ended()).toMatchObject({ code: 1, printed: expect.stringMatching(/platform\.not_found/) });
  expect(await operator('chat', 'shout').ended()).toMatchObject({ code: 2, printed: expect.stringMatching(/npm run operator -- <verb>/) });
  expect(await contents()).toEqual(['Hello', 'Hello you']);
});

it('saves an attachment of a player under a generated name', async () => {
  const { id } = await written(platform, player, 'Look');
  await insertAttachment(platform.db, id, { type: 'application/pdf', body: Buffer.from('%PDF-1.7') });
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const { code, printed } = await operatorAt({ folder }, 'chat', 'file', String(id)).ended();
  const path = join(folder, `attachment-${id}.pdf`);
  expect([code, printed.trim(), readFileSync(path, 'utf8')]).toEqual([0, path, '%PDF-1.7']);
  rmSync(folder, { recursive: true });
  expect((await operator('chat', 'read', player.username).ended()).printed).toContain(`Look [attachment-${id}.pdf: chat file ${id}]`);
  expect((await operator('chat', 'file', '999999999').ended()).code).toBe(1);
});
