// Covers: CHAT-022, PLATFORM-055.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAttachment } from '../modules/chat/attachments.repository';
import { findChat } from '../modules/chat/chat.repository';
import { ask } from '../modules/safer-play/testing';
import { messagesOf, signUpWithChat, write, written, type ChatPlayer } from '../modules/chat/testing';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;
let player: ChatPlayer;
const started: ChildProcess[] = [];
const TSX = createRequire(import.meta.url).resolve('tsx');
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterAll(async () => {
  for (const child of started) child.kill();
  await platform.stop();
});

const operator = (...words: string[]) => operatorIn(process.cwd(), ...words);

/** The command line as a person at the desk types it. */
function operatorIn(cwd: string, ...words: string[]) {
  const { port } = platform.app.server.address() as AddressInfo;
  const child = spawn(process.execPath, ['--import', TSX, join(import.meta.dirname, 'cli.ts'), ...words], {
    cwd,
    env: { ...process.env, SANDBOX_PORT: String(port), OPERATOR_KEY: platform.context.settings.operatorKey },
  });
  started.push(child);
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return {
    type: (line: string) => void child.stdin.write(`${line}\n`),
    closeInput: () => child.stdin.end(),
    sees: (words: RegExp) => until(() => words.test(printed)).catch(() => expect(printed).toMatch(words)),
    ended: async () => ({ code: await ended, printed }),
  };
}

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('It did not come to be');
}

const contents = async () => (await messagesOf(platform, player)).messages.map(({ content }) => content);

it('talks with a player: what each writes reaches the other, line by line, until the chat is handed back', async () => {
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

it('goes on after the connection was lost, and misses nothing', async () => {
  const desk = operator('chat', 'live', String(player.chatId));
  await desk.sees(/\/quit leaves/);
  await write(platform, player, 'First');
  await desk.sees(/: First/);
  platform.app.server.closeAllConnections();
  await write(platform, player, 'While it was away');
  await desk.sees(/The connection was lost[^]*: While it was away/);
  await write(platform, player, 'And after');
  await desk.sees(/And after/);
  desk.type('/quit');
  const { code, printed } = await desk.ended();
  expect([code, printed.match(/While it was away/g), printed.match(/: First/g)]).toEqual([0, ['While it was away'], [': First']]);
});

it('sends everything that was piped into it, and leaves', async () => {
  const desk = operator('chat', 'live', player.username);
  desk.type('One');
  desk.type('Two');
  desk.closeInput();
  expect((await desk.ended()).code).toBe(0);
  expect(await contents()).toEqual(['One', 'Two']);
});

it('lists, reads and replies; an unknown chat ends it with an error', async () => {
  await write(platform, player, 'Hello');
  expect((await operator('chat').ended()).printed).toContain(`${player.username}: Hello`);
  const replied = operator('chat', 'reply', player.username, 'Hello you');
  const unknown = operator('chat', 'live', 'nobody1234');
  expect(await replied.ended()).toMatchObject({ code: 0, printed: expect.stringMatching(/Support: Hello you/) });
  expect(await unknown.ended()).toMatchObject({ code: 1, printed: expect.stringMatching(/platform\.not_found/) });
  expect(await contents()).toEqual(['Hello', 'Hello you']);
});

it('saves what a player attached, under a name of our own', async () => {
  const { id } = await written(platform, player, 'Look');
  await insertAttachment(platform.db, id, { type: 'application/pdf', body: Buffer.from('%PDF-1.7') });
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const { code, printed } = await operatorIn(folder, 'chat', 'file', String(id)).ended();
  const path = join(folder, `attachment-${id}.pdf`);
  expect([code, printed.trim(), readFileSync(path, 'utf8')]).toEqual([0, path, '%PDF-1.7']);
  rmSync(folder, { recursive: true });
  expect((await operator('chat', 'read', player.username).ended()).printed).toContain(`Look [attachment-${id}.pdf: chat file ${id}]`);
  expect((await operator('chat', 'file', '999999999').ended()).code).toBe(1);
});
