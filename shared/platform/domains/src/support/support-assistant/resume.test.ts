import { readLimits } from '@site/platform-kit/pace/limits';
import { dyingAfter, isDeath } from '@site/platform-testing/dying-after';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inTransaction } from '@site/platform-kit/data/database';
import { lockChat } from '../chat/chat.repository';
import { hearOf, messagesOf, signUpWithChat, written, type ChatPlayer } from '../chat/testing';
import { openConnections } from '#funds/testing';
import { answerDue } from './assistant.service';
import { answersTo, attend } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('messagesPerPlayer=1000000/60') } });
  await openConnections(platform);
});
afterAll(() => platform.stop());

const run = (statements: number) => answerDue({ ...platform.context, db: dyingAfter(platform.db, statements) });

/** Number of support messages that the open pages receive during `work`. */
async function heardAnswers(player: ChatPlayer, work: () => Promise<unknown>) {
  const { heard, stop } = await hearOf(platform, player.playerId);
  await work();
  await stop();
  return heard.filter(({ name, data }) => name === 'chat_message' && 'by' in data && data.by !== 'player').length;
}

it.each(['where is my deposit', 'I want to talk to a person'])(
  'answers "%s" once after a crash at any statement, and sends one event',
  async (question) => {
    let deaths = 0;
    for (let statements = 1; ; statements++) {
      const player = await signUpWithChat(platform);
      await written(platform, player, question);
      platform.clock.advance(2);
      let problem: unknown = null;
      const heard = await heardAnswers(player, async () => {
        await run(statements).catch((death: unknown) => (problem = death));
        if (problem) expect(await answersTo(platform, player)).toEqual([]);
        await attend(platform);
        await attend(platform);
      });
      expect(await answersTo(platform, player)).toHaveLength(1);
      expect(heard).toBe(1);
      if (!problem) break;
      expect(isDeath(problem)).toBe(true);
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(8);
  },
);

it('shows again that it writes after a crash while it began to write', async () => {
  for (let statements = 1; statements <= 6; statements++) {
    const player = await signUpWithChat(platform);
    await written(platform, player, 'hello');
    expect(isDeath(await run(statements).catch((death: unknown) => death))).toBe(true);
    expect((await messagesOf(platform, player)).is_typing).toBe(false);
    await answerDue(platform.context);
    expect((await messagesOf(platform, player)).is_typing).toBe(true);
    await attend(platform);
  }
});

it('answers once when several processes find the chat due', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => signUpWithChat(platform)));
  for (const player of players) await written(platform, player, 'agent');
  platform.clock.advance(2);
  await Promise.all(Array.from({ length: 6 }, () => answerDue(platform.context)));
  for (const player of players) expect(await answersTo(platform, player)).toHaveLength(1);
  platform.clock.advance(180);
  await Promise.all(Array.from({ length: 6 }, () => answerDue(platform.context)));
  for (const player of players) expect(await answersTo(platform, player)).toHaveLength(2);
});

it('leaves no message without an answer, and gives no answer without a message, when both run at once', async () => {
  const player = await signUpWithChat(platform);
  for (let round = 0; round < 15; round++) {
    platform.clock.advance(round % 3);
    await Promise.all([answerDue(platform.context), written(platform, player, `balance ${round}`), answerDue(platform.context)]);
  }
  await attend(platform);
  const { messages } = await messagesOf(platform, player);
  const turns = messages.map(({ by }) => by);
  expect(turns.at(-1)).toBe('assistant');
  expect(turns.filter((by, at) => by === 'assistant' && turns[at - 1] === 'assistant')).toEqual([]);
  expect(turns.filter((by) => by === 'player')).toHaveLength(15);
});

it('answers the others while another process works in one chat, and that one afterwards', async () => {
  const [busy, free] = [await signUpWithChat(platform), await signUpWithChat(platform)];
  for (const player of [busy, free]) await written(platform, player, 'hello');
  await inTransaction(platform.db, async (tx) => {
    await lockChat(tx, busy.chatId);
    await attend(platform);
  });
  expect([await answersTo(platform, busy), await answersTo(platform, free)].map(({ length }) => length)).toEqual([0, 1]);
  await attend(platform);
  expect(await answersTo(platform, busy)).toHaveLength(1);
});
