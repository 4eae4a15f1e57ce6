import { sql } from '@site/platform-kit/data/sql';
import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { MESSAGE_LENGTH } from '@site/api/contracts/chat';
import { readLimits } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { hearOf, messagesOf, signUpWithChat, write, written, type ChatPlayer } from '../chat/testing';
import { answerDue } from './assistant.service';
import { MANNERS_TEXTS } from './manners.messages';
import { answersTo, askAssistant, attend } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('messagesPerPlayer=1000000/60') } });
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterAll(() => platform.stop());

const { en, bn } = MANNERS_TEXTS;

it('writes nothing into a chat that was only opened', async () => {
  await attend(platform);
  expect(await answersTo(platform, player)).toEqual([]);
});

it('CHAT-022: the assistant answers first, and greets once', async () => {
  expect(await askAssistant(platform, player, 'I want to complain')).toBe(`${en.greeting}\n\n${en.complaint}`);
  expect(await askAssistant(platform, player, 'I want to complain')).toBe(en.complaint);
});

it('lists its abilities when it is only greeted', async () => {
  expect(await askAssistant(platform, player, 'hello')).toBe(`${en.greeting}\n\n${en.abilities}`);
});

it.each([
  ['where do I complain', en.complaint],
  ['অভিযোগ করতে চাই', bn.complaint],
  ['ami ovijog korte chai', bn.complaint],
])('answers "%s" in its own language', async (question, answer) => {
  expect(await askAssistant(platform, player, question)).toContain(answer);
});

it('keeps the language where a message has none of its own', async () => {
  await askAssistant(platform, player, 'আমার ডিপোজিট কোথায়');
  expect(await askAssistant(platform, player, 'vip')).toContain('আপনার ভিআইপি লেভেল');
});

it('speaks the language of the page to a player whose words are in no known language', async () => {
  const headers = { authorization: `Bearer ${player.token}`, cookie: 'language=bn' };
  const payload = { chat_id: player.chatId, content: 'PW7M2Q9XTA' };
  await platform.app.inject({ method: 'POST', url: '/api/messages', headers, payload });
  await attend(platform);
  expect(await answersTo(platform, player)).toEqual([expect.stringContaining('PW7M2Q9XTA খুঁজে পাইনি')]);
});

it('waits until a player who writes several lines has finished, and answers them at once', async () => {
  await written(platform, player, 'hello');
  await attend(platform, 1);
  await written(platform, player, 'I want to');
  await attend(platform, 1);
  await written(platform, player, 'complain');
  await attend(platform, 1);
  expect(await answersTo(platform, player)).toEqual([]);
  await attend(platform, 1);
  expect(await answersTo(platform, player)).toEqual([`${en.greeting}\n\n${en.complaint}`]);
});

it('answers every question of a message, and a call for a person last', async () => {
  const answer = await askAssistant(platform, player, 'I want a person. And what is my balance, and how do I complain?');
  const places = ['৳', '/complaints', en.handOver].map((part) => answer.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('offers a person after two messages that it did not understand, and calls one when that is accepted', async () => {
  await askAssistant(platform, player, 'hello');
  expect(await askAssistant(platform, player, 'lorem ipsum')).toBe(`${en.notUnderstood}\n\n${en.abilities}`);
  expect(await askAssistant(platform, player, 'dolor sit')).toBe(en.offer);
  expect(await askAssistant(platform, player, 'yes')).toBe(en.handOver);
  expect((await messagesOf(platform, player)).desk).toBe('waiting');
});

it('stays kind to a player who is upset, and answers the questions', async () => {
  await askAssistant(platform, player, 'hello');
  expect(await askAssistant(platform, player, 'stupid bot')).toBe(en.upset);
  expect(await askAssistant(platform, player, 'idiot, how do I complain')).toBe(en.complaint);
});

it('counts misunderstood messages anew after it understood one', async () => {
  await askAssistant(platform, player, 'lorem ipsum');
  await askAssistant(platform, player, 'how do I complain');
  expect(await askAssistant(platform, player, 'dolor sit')).toContain(en.notUnderstood);
  expect(await askAssistant(platform, player, 'yes')).toBe(en.allRight);
  expect((await messagesOf(platform, player)).desk).toBe('assistant');
});

it('CHAT-020: the assistant shows that it has read the message and writes, before it answers', async () => {
  const { heard, stop } = await hearOf(platform, player.playerId);
  await written(platform, player, 'hello');
  await answerDue(platform.context);
  await answerDue(platform.context);
  expect(await messagesOf(platform, player)).toMatchObject({ is_typing: true, messages: [{ read_at: expect.any(String) }] });
  await attend(platform);
  expect(await messagesOf(platform, player)).toMatchObject({ is_typing: false });
  await stop();
  expect(heard.map(({ name, data }) => ('is_typing' in data ? `${name} ${String(data.is_typing)}` : name)).slice(0, 5)).toEqual([
    'chat_message',
    'chat_seen',
    'chat_typing true',
    'chat_message',
    'chat_typing false',
  ]);
});

it('answers at once the chats that became due while it was away', async () => {
  await written(platform, player, 'hello');
  await attend(platform, 3600);
  expect(await answersTo(platform, player)).toHaveLength(1);
});

it('sends an answer as a plain message of support', async () => {
  await askAssistant(platform, player, 'hello');
  const answer = (await messagesOf(platform, player)).messages.at(-1);
  expect(answer).toMatchObject({ by: 'assistant', sender_id: 7, chat_id: player.chatId, client_key: null, attachment: null });
});

it('never repeats unknown text, so that nobody can put words into its mouth', async () => {
  for (const text of ['<script>alert(1)</script>', 'javascript:alert(1)', '\u202egnp.exe', '/odds-view http://evil.example']) {
    expect(await askAssistant(platform, player, text)).not.toMatch(/script|gnp|evil|odds-view|\u202e/);
  }
});

it('answers any text exactly once', async () => {
  const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
  const pasted = fc.constantFrom('deposit', 'টাকা', 'PW7M2Q9XTA ', 'agent', 'A1', '\u202e', 'a'.repeat(MESSAGE_LENGTH - 300));
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(pasted, anyText, fc.boolean()), async ([word, text, isAfter]) => {
      const writer = await signUpWithChat(platform);
      const answer = await write(platform, writer, isAfter ? text + word : word + text);
      if (answer.statusCode !== 200) return;
      sent += 1;
      await attend(platform);
      await answerDue(platform.context);
      const answers = await answersTo(platform, writer);
      expect(answers).toHaveLength(1);
      expect(answers[0]).not.toBe('');
    }),
    { numRuns: cases(10) },
  );
  expect(sent).toBeGreaterThan(5);
});

it('puts a chat off that fails, and answers the others', async () => {
  const other = await signUpWithChat(platform);
  await written(platform, player, 'balance');
  await written(platform, other, 'balance');
  const forbid = sql.raw(`alter table chat_message add constraint broken check (chat_id <> ${player.chatId} or by = 'player')`);
  await platform.db.execute(forbid);
  await attend(platform);
  expect([await answersTo(platform, player), await answersTo(platform, other)].map(({ length }) => length)).toEqual([0, 1]);

  await platform.db.execute(sql`alter table chat_message drop constraint broken`);
  await attend(platform, 5);
  expect(await answersTo(platform, player)).toEqual([]);
  await attend(platform, 6);
  expect(await answersTo(platform, player)).toHaveLength(1);
});
