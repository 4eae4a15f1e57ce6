import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { messagesOf, signUpWithChat, written, type ChatPlayer } from '../chat/testing';
import { findChat } from '../chat/chat.repository';
import { releaseSilent, setDesk, writeSupportMessage } from '../chat/support.service';
import { MANNERS_TEXTS } from './manners.messages';
import { answersTo, askAssistant, attend } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterAll(() => platform.stop());

const { en, bn } = MANNERS_TEXTS;
const giveTo = (desk: 'assistant' | 'person') => inTransaction(platform.db, (tx) => setDesk(tx, player.chatId, desk, platform.clock.now()));
const sayAsPerson = (content: string) =>
  inTransaction(platform.db, (tx) => writeSupportMessage(tx, { chatId: player.chatId, by: 'person', content, at: platform.clock.now() }));
const deskOf = async () => (await messagesOf(platform, player)).desk;

it.each([
  ['agent', en.handOver],
  ['I want to talk to a human', en.handOver],
  ['একজন মানুষের সাথে কথা বলতে চাই', bn.handOver],
  ['protinidhi chai', bn.handOver],
])('CHAT-022: the assistant calls a person at "%s" and describes the next step', async (text, answer) => {
  expect(await askAssistant(platform, player, text)).toContain(answer);
  const chat = await findChat(platform.db, player.chatId);
  expect(chat).toMatchObject({ desk: 'waiting', waitingSince: platform.clock.now() });
});

it('is silent while the player waits for a person, except for one line after two minutes', async () => {
  await askAssistant(platform, player, 'agent');
  await written(platform, player, 'where is my deposit');
  await attend(platform, 60);
  expect(await answersTo(platform, player)).toHaveLength(1);
  await attend(platform, 61);
  expect((await answersTo(platform, player)).slice(1)).toEqual([en.stillWaiting]);
  await written(platform, player, 'hello?');
  await attend(platform, 3600);
  await attend(platform, 3600);
  expect(await answersTo(platform, player)).toHaveLength(2);
  expect(await deskOf()).toBe('waiting');
});

it('neither answers, nor reads, nor shows that it writes while a person has the chat', async () => {
  await askAssistant(platform, player, 'agent');
  await giveTo('person');
  await sayAsPerson('How can I help?');
  await written(platform, player, 'where is my deposit');
  await attend(platform, 1);
  await attend(platform, 300);
  const { messages, is_typing: isTyping } = await messagesOf(platform, player);
  expect(messages.at(-1)).toMatchObject({ by: 'player', read_at: null });
  expect(isTyping).toBe(false);
});

it('writes one line that it is back when a person hands back', async () => {
  await askAssistant(platform, player, 'agent');
  await giveTo('person');
  await sayAsPerson('Done. Good-bye!');
  await giveTo('assistant');
  await attend(platform);
  await attend(platform);
  expect((await answersTo(platform, player)).slice(2)).toEqual([en.handedBack]);
  expect(await askAssistant(platform, player, 'how do I complain')).toBe(en.complaint);
});

it('answers the messages that the person left open, and writes that it is back', async () => {
  await askAssistant(platform, player, 'agent');
  await giveTo('person');
  await sayAsPerson('One moment.');
  await written(platform, player, 'how do I complain');
  await giveTo('assistant');
  await attend(platform);
  expect((await answersTo(platform, player)).at(-1)).toBe(`${en.handedBack}\n\n${en.complaint}`);
});

it('writes that it is back also where no person came', async () => {
  await askAssistant(platform, player, 'agent');
  await written(platform, player, 'balance');
  await giveTo('assistant');
  await attend(platform);
  expect((await answersTo(platform, player)).at(-1)).toMatch(new RegExp(`^${en.handedBack}\n\n.*৳`));
});

it('takes over from a person who has been silent for half an hour', async () => {
  await askAssistant(platform, player, 'agent');
  await giveTo('person');
  platform.clock.advance(31 * 60);
  await releaseSilent(platform.context);
  await attend(platform);
  expect((await answersTo(platform, player)).at(-1)).toBe(en.handedBack);
  expect(await deskOf()).toBe('assistant');
});
