import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findChat } from './chat.repository';
import { markReadBySupport, releaseSilent, setDesk, setDeskTyping, writeSupportMessage } from './support.service';
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

const now = () => platform.clock.now();
const answer = (content = 'An answer', { chatId } = player) =>
  inTransaction(platform.db, (tx) => writeSupportMessage(tx, { chatId, by: 'assistant', content, at: now() }));
const giveTo = (desk: 'assistant' | 'waiting' | 'person') => inTransaction(platform.db, (tx) => setDesk(tx, player.chatId, desk, now()));
const chat = async () => {
  const found = await findChat(platform.db, player.chatId);
  if (!found) throw new Error('No chat');
  return found;
};

it('writes to one player, and sends events to the pages of that player only', async () => {
  const other = await signUpWithChat(platform);
  const [mine, theirs] = [await hearOf(platform, player.playerId), await hearOf(platform, other.playerId)];
  const id = await answer('<b>Hello</b>');
  await Promise.all([mine.stop(), theirs.stop()]);
  expect(mine.heard).toEqual([
    {
      name: 'chat_message',
      data: expect.objectContaining({ id, sender_id: 7, by: 'assistant', content: '<b>Hello</b>', delivered_at: null }),
    },
  ]);
  expect(theirs.heard).toEqual([]);
  expect((await messagesOf(platform, other)).messages).toEqual([]);
});

it('writes and sends nothing when the transaction is rolled back', async () => {
  const { heard, stop } = await hearOf(platform, player.playerId);
  const work = inTransaction(platform.db, async (tx) => {
    await writeSupportMessage(tx, { chatId: player.chatId, by: 'assistant', content: 'Never', at: now() });
    await setDeskTyping(tx, await chat(), true, now());
    throw new Error('Killed');
  });
  await expect(work).rejects.toThrow('Killed');
  await stop();
  expect(heard).toEqual([]);
  expect((await messagesOf(platform, player)).messages).toEqual([]);
});

it('sends events in the order of the changes', async () => {
  const { id } = await written(platform, player, 'Hello');
  const { heard, stop } = await hearOf(platform, player.playerId);
  await inTransaction(platform.db, (tx) => markReadBySupport(tx, player.chatId, id, now()));
  await setDeskTyping(platform.db, await chat(), true, now());
  await inTransaction(platform.db, async (tx) => {
    await setDeskTyping(tx, await chat(), false, now());
    await writeSupportMessage(tx, { chatId: player.chatId, by: 'assistant', content: 'Hi', at: now() });
  });
  await stop();
  expect(heard).toMatchObject([
    { name: 'chat_seen', data: { chat_id: player.chatId, by: 'support', up_to: id, is_read: true } },
    { name: 'chat_typing', data: { chat_id: player.chatId, is_typing: true } },
    { name: 'chat_typing', data: { is_typing: false } },
    { name: 'chat_message', data: { content: 'Hi' } },
  ]);
});

it('marks the player’s messages as read up to one message, once', async () => {
  const first = await written(platform, player, 'First');
  await write(platform, player, 'Second');
  const { heard, stop } = await hearOf(platform, player.playerId);
  for (let again = 0; again < 2; again++) await inTransaction(platform.db, (tx) => markReadBySupport(tx, player.chatId, first.id, now()));
  await stop();
  expect(heard).toHaveLength(1);
  const at = now().toISOString();
  expect((await messagesOf(platform, player)).messages).toMatchObject([
    { delivered_at: at, read_at: at },
    { delivered_at: null, read_at: null },
  ]);
});

it('keeps the assistant silent while a person is wanted or present, and makes it due when the chat comes back', async () => {
  await write(platform, player, 'A person, please');
  await giveTo('waiting');
  expect(await chat()).toMatchObject({ desk: 'waiting', waitingSince: now(), assistantDueAt: null });
  const asked = now();
  platform.clock.advance(60);
  await write(platform, player, 'Hello?');
  await giveTo('waiting');
  expect(await chat()).toMatchObject({ waitingSince: asked, assistantDueAt: null });
  await giveTo('person');
  await write(platform, player, 'There you are');
  expect(await chat()).toMatchObject({ desk: 'person', waitingSince: null, personLastAt: now(), assistantDueAt: null });
  await giveTo('assistant');
  expect(await chat()).toMatchObject({ desk: 'assistant', personLastAt: null, assistantDueAt: now() });
});

it('notifies the pages of who answers from now on, once', async () => {
  const { heard, stop } = await hearOf(platform, player.playerId);
  for (const desk of ['assistant', 'waiting', 'waiting', 'person', 'person', 'assistant'] as const) await giveTo(desk);
  await stop();
  expect(heard).toEqual(['waiting', 'person', 'assistant'].map((desk) => ({ name: 'chat_desk', data: { chat_id: player.chatId, desk } })));
});

it('does not disturb the assistant when it has the chat already', async () => {
  await giveTo('assistant');
  expect(await chat()).toMatchObject({ assistantDueAt: null });
});

it('returns the chat of a person who was silent for thirty minutes to the assistant, and no other', async () => {
  const waiting = await signUpWithChat(platform);
  await inTransaction(platform.db, (tx) => setDesk(tx, waiting.chatId, 'waiting', now()));
  await giveTo('person');
  platform.clock.advance(29 * 60);
  await giveTo('person');
  platform.clock.advance(29 * 60 + 59);
  await releaseSilent(platform.context);
  expect(await chat()).toMatchObject({ desk: 'person' });
  platform.clock.advance(1);
  await Promise.all([releaseSilent(platform.context), releaseSilent(platform.context)]);
  expect(await chat()).toMatchObject({ desk: 'assistant', assistantDueAt: now() });
  expect(await findChat(platform.db, waiting.chatId)).toMatchObject({ desk: 'waiting' });
});

it('does not write into a missing chat', async () => {
  await expect(answer('Hello', { ...player, chatId: 999_999_999 })).rejects.toMatchObject({ code: 'platform.not_found' });
});
