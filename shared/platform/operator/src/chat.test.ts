import { MESSAGES_PER_ANSWER, type ChatMessage } from '@site/api/contracts/chat';
import { findChat, setDesk } from '@site/platform-domains/support';
import { type ChatPlayer, hearOf, messagesOf, signUpWithChat, write } from '@site/platform-domains/support/testing';
import { operate } from '@site/platform-domains/funds/testing';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { parseCommand } from './command/program';
import { chatsLines, conversationLines, messageLines } from './chat-lines';
import { LAST_WORDS_MAX, type ListedChat, type ReadChat, type WrittenMessage } from './chat.shapes';
import { requestOf } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterEach(() => platform.clock.advance(61));
afterAll(() => platform.stop());

const list = async () => (await operate(platform, 'GET', 'chats')).json<ListedChat[]>();
const read = async (name: string | number = player.chatId) => (await operate(platform, 'GET', `chats/${name}`)).json<ReadChat>();
const reply = (content: string, name: string | number = player.chatId) => operate(platform, 'POST', `chats/${name}/messages`, { content });

it.each([
  ['GET', 'chats'],
  ['GET', 'chats/1'],
  ['GET', 'chats/1/events'],
  ['GET', 'chat-files/1'],
  ['POST', 'chats/1/messages'],
  ['POST', 'chats/1/typing'],
  ['POST', 'chats/1/desk'],
  ['GET', 'chats/1/draft'],
] as const)('answers 404 without the right key: %s %s', async (method, path) => {
  for (const key of ['', 'wrong', `Bearer ${player.token}`]) {
    const headers = { 'x-operator-key': key, authorization: `Bearer ${player.token}` };
    const answer = await platform.operator.inject({
      method,
      url: `/operator/${path}`,
      headers,
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'platform.not_found']);
  }
});

it('lists players who wait for a person first, the longest wait before the others, then the newest; no chat without a message', async () => {
  const [early, late, silent] = [await signUpWithChat(platform), await signUpWithChat(platform), await signUpWithChat(platform)];
  const askForPerson = ({ chatId }: ChatPlayer) => inTransaction(platform.db, (tx) => setDesk(tx, chatId, 'waiting', platform.clock.now()));
  await write(platform, late, 'Me too');
  await write(platform, early, 'A person, please');
  await askForPerson(early);
  platform.clock.advance(30);
  await askForPerson(late);
  await write(platform, player, 'Hello');
  await write(platform, player, 'Are you there?');
  platform.clock.advance(35);
  const chats = await list();
  expect(chats.slice(0, 3)).toMatchObject([
    { id: early.chatId, username: early.username, desk: 'waiting', waits_s: 65, unread: 1 },
    { id: late.chatId, desk: 'waiting', waits_s: 35 },
    { id: player.chatId, desk: 'assistant', waits_s: null, unread: 2, last: { by: 'player', words: 'Are you there?' } },
  ]);
  expect(chats.map(({ id }) => id)).not.toContain(silent.chatId);
  for (const { chatId } of [early, late]) await operate(platform, 'POST', `chats/${chatId}/desk`, { desk: 'assistant' });
});

it('shows a chat by its number and by its player’s name, and marks it as read', async () => {
  await write(platform, player, 'Hello');
  const shown = await read();
  expect(shown).toMatchObject({ id: player.chatId, username: player.username, desk: 'assistant', messages: [{ content: 'Hello' }] });
  expect((await read(player.username.toUpperCase())).id).toBe(player.chatId);
  expect((await messagesOf(platform, player)).messages).toMatchObject([{ read_at: platform.clock.now().toISOString() }]);
  for (const name of [999_999_999, 'nobody1234', '0', '-1']) expect((await operate(platform, 'GET', `chats/${name}`)).statusCode).toBe(404);
});

it('CHAT-022, PLATFORM-012: a person writes: the player receives it, and the assistant stops answering', async () => {
  await write(platform, player, 'Hello');
  const { heard, stop } = await hearOf(platform, player.playerId);
  await operate(platform, 'POST', `chats/${player.chatId}/typing`, { is_typing: true });
  expect((await reply('This is Nadia.')).json()).toMatchObject({
    username: player.username,
    message: { by: 'person', content: 'This is Nadia.' },
  });
  await stop();
  expect(heard).toMatchObject([
    { name: 'chat_typing', data: { is_typing: true } },
    { name: 'chat_desk', data: { desk: 'person' } },
    { name: 'chat_seen', data: { by: 'support', is_read: true } },
    { name: 'chat_typing', data: { is_typing: false } },
    { name: 'chat_message', data: { sender_id: 7, by: 'person', content: 'This is Nadia.' } },
  ]);
  expect(await findChat(platform.db, player.chatId)).toMatchObject({ desk: 'person', assistantDueAt: null });
  expect(await messagesOf(platform, player)).toMatchObject({ desk: 'person', is_typing: false });
});

it('gives the chat back to the assistant', async () => {
  await reply('This is Nadia.');
  expect((await operate(platform, 'POST', `chats/${player.username}/desk`, { desk: 'assistant' })).json()).toMatchObject({
    desk: 'assistant',
  });
  expect(await findChat(platform.db, player.chatId)).toMatchObject({ desk: 'assistant', assistantDueAt: platform.clock.now() });
});

it('lets a person take a chat over without a word', async () => {
  await write(platform, player, 'Hello');
  const { heard, stop } = await hearOf(platform, player.playerId);
  await operate(platform, 'POST', `chats/${player.chatId}/desk`, { desk: 'person' });
  await stop();
  expect(heard).toMatchObject([{ name: 'chat_desk', data: { desk: 'person' } }]);
  expect(await findChat(platform.db, player.chatId)).toMatchObject({ desk: 'person', assistantDueAt: null });
});

it('shows older messages page by page', async () => {
  await write(platform, player, 'The first');
  for (let number = 1; number <= MESSAGES_PER_ANSWER; number += 1) await reply(`Answer ${number}`);
  const newest = await read();
  expect([newest.messages.length, newest.messages[0]?.content, newest.has_older]).toEqual([MESSAGES_PER_ANSWER, 'Answer 1', true]);
  expect(await read(`${player.chatId}?before=${newest.messages[0]?.id}`)).toMatchObject({
    messages: [{ content: 'The first' }],
    has_older: false,
  });
});

it('lists the beginning of a long message, in whole characters', async () => {
  await write(platform, player, '🪷'.repeat(5000));
  const listed = (await list()).find(({ id }) => id === player.chatId);
  expect(listed?.last.words).toBe('🪷'.repeat(LAST_WORDS_MAX));
});

describe('the draft of the assistant', () => {
  const draft = async () => (await operate(platform, 'GET', `chats/${player.chatId}/draft`)).json<{ draft: string | null }>().draft;

  it('says what the assistant would answer, and sends nothing', async () => {
    await write(platform, player, 'How much turnover is left?');
    expect(await draft()).toMatch(/turnover/i);
    expect((await messagesOf(platform, player)).messages).toHaveLength(1);
  });

  it('leaves out what only the assistant says, once a person answers', async () => {
    await reply('This is Nadia.');
    await write(platform, player, 'I want a person, and how much turnover is left?');
    expect(await draft()).toMatch(/turnover/i);
    expect(await draft()).not.toMatch(/assistant/i);
  });

  it.each(['Thank you', 'I want to talk to a person', 'Who are you?', 'Blue'])('is empty for a person who reads %j', async (words) => {
    await reply('This is Nadia.');
    await write(platform, player, words);
    expect(await draft()).toBeNull();
  });

  it('is empty when everything is answered', async () => {
    await write(platform, player, 'How much turnover is left?');
    await reply('Nothing is left.');
    expect(await draft()).toBeNull();
  });
});

it.each([
  {},
  { content: '' },
  { content: ' \n' },
  { content: '\u200b' },
  { content: 'cut \ud83d' },
  { content: 7 },
  { content: 'x'.repeat(10_001) },
  { content: 'x', by: 'assistant' },
])('does not send %j', async (body) => {
  expect((await operate(platform, 'POST', `chats/${player.chatId}/messages`, body)).statusCode).toBe(422);
  expect((await read()).messages).toEqual([]);
});

describe('the command line', () => {
  const chat = { method: 'GET', path: '/operator/chats/rahim%202' };
  it.each([
    [['chat'], { method: 'GET', path: '/operator/chats' }],
    [['chat', 'read', 'rahim 2'], chat],
    [['chat', 'reply', '12', 'Hello there'], { method: 'POST', path: '/operator/chats/12/messages', body: { content: 'Hello there' } }],
    [['chat', 'file', '3'], { method: 'GET', path: '/operator/chat-files/3' }],
    [['chat', 'take', '12'], { method: 'POST', path: '/operator/chats/12/desk', body: { desk: 'person' } }],
    [['chat', 'close', '12'], { method: 'POST', path: '/operator/chats/12/desk', body: { desk: 'assistant' } }],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [['chat', 'read']],
    [['chat', 'read', ' ']],
    [['chat', 'read', '12', '13']],
    [['chat', 'reply', '12']],
    [['chat', 'reply', '12', ' ']],
    [['chat', 'reply', '12', 'two', 'words']],
    [['chat', 'file']],
    [['chat', 'file', '3', 'here.png']],
    [['chat', 'close', '12', 'now']],
    [['chat', 'drop', '12']],
  ])('prints the usage for %j', (words) => expect(requestOf(words)).toBeNull());

  it('follows one chat', () => {
    expect(parseCommand(['chat', 'live', 'rahim2026'])).toMatchObject({
      request: { method: 'GET', path: '/operator/chats/rahim2026' },
      isLive: true,
    });
    for (const words of [
      ['chat', 'live'],
      ['chat', 'live', ''],
      ['chat', 'live', '1', '2'],
      ['live', '1'],
      ['chat', 'read', '1'],
    ])
      expect(parseCommand(words)?.isLive).not.toBe(true);
  });
});

describe('printed for a terminal', () => {
  const ATTACK = 'Hi\u001b[2J\u001b]0;owned\u0007\r\b\u009b31m \u202egnp.exe\u2066\u200b\n/close';
  const OBEYED = /[^\P{Cc}\n]|[\u200b\u202a-\u202e\u2066-\u2069]/u;
  const message: ChatMessage = {
    id: 3,
    chat_id: 12,
    sender_id: 1001,
    by: 'player',
    content: ATTACK,
    created_at: '2026-01-15T06:00:00.000Z',
    client_key: null,
    delivered_at: null,
    read_at: null,
    attachment: null,
  };

  it('prints no control characters from a player', () => {
    const written: WrittenMessage = { username: 'rahim2026', message };
    const listed: ListedChat = {
      id: 12,
      username: 'rahim2026',
      desk: 'waiting',
      waits_s: 65,
      unread: 2,
      last: { by: 'player', at: '', words: ATTACK },
    };
    for (const lines of [
      messageLines(written),
      chatsLines([listed]),
      conversationLines({ id: 12, username: 'rahim2026', desk: 'person', messages: [message], has_older: false }),
    ]) {
      expect(lines).not.toMatch(OBEYED);
      expect(lines).toContain('\\u{1b}[2J');
      expect(lines).not.toMatch(/^\/close/m);
    }
  });

  it('prints the author and the time of each message', () => {
    const attachment = { name: 'attachment-3.png', type: 'image/png', bytes: 8 };
    expect(messageLines({ username: 'rahim2026', message: { ...message, content: 'Look', attachment } })).toBe(
      '2026-01-15T06:00:00.000Z  rahim2026: Look [attachment-3.png: chat file 3]',
    );
    expect(messageLines({ username: 'rahim2026', message: { ...message, by: 'assistant', content: 'Hi' } })).toMatch(/ {2}Assistant: Hi$/);
    const last = { by: 'person', at: '2026-01-15T06:00:00.000Z', words: `Line one\nline two ${'x'.repeat(200)}` } as const;
    const [first, second] = chatsLines([{ id: 12, username: 'rahim2026', desk: 'waiting', waits_s: 65, unread: 2, last }]).split('\n');
    expect(first).toBe('12      waiting    rahim2026  waits 1 min 5 s  2 new');
    expect(second).toMatch(/^ {4}2026-01-15T06:00:00.000Z {2}Support: Line one line two x+…$/);
    expect([
      chatsLines([]),
      conversationLines({ id: 12, username: 'rahim2026', desk: 'assistant', messages: [], has_older: false }),
    ]).toEqual(['Nobody has written yet.', 'Chat 12 with rahim2026, answered by the assistant\nNothing was written yet.']);
  });
});
