import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { openTestSession, type TestSession } from '#games/testing';
import { bet, win } from '#safer-play/testing';
import { inboxOf } from '#funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createTicket } from './turnover.service';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  session = await openTestSession(platform, 1_000_00n);
});
afterAll(() => platform.stop());

const ticketOf = (taka: number) =>
  createTicket(platform.db, {
    playerId: session.playerId,
    kind: 'base',
    required: paisa(BigInt(taka) * 100n),
    ref: { type: 'test', id: randomUUID() },
    at: platform.clock.now(),
  });
const play = async (taka: number, won: number) => win(platform, session, won, (await bet(platform, session, taka)).round);
const told = async () => (await inboxOf(platform, session)).map(({ title, message }) => [title, message]);

it('reports a completed ticket with the number of those left, and replaces the message when all are completed', async () => {
  for (const taka of [100, 50, 50]) await ticketOf(taka);
  await play(60, 60);
  expect(await told()).toEqual([]);
  await play(40, 40);
  expect(await told()).toEqual([['Turnover completed', expect.stringContaining('2 left in your <a href="/turnover-record">')]]);
  await play(100, 100);
  expect(await told()).toEqual([['Turnover completed', expect.stringContaining('Nothing is left')]]);
  await play(10, 10);
  expect(await told()).toHaveLength(1);
});

it('reports that tickets are closed because the wallet is almost empty', async () => {
  await ticketOf(5000);
  await play(1000, 0);
  expect(await told()).toEqual([['Nothing left to play', expect.stringContaining('closed what was left')]]);
});

it('sends nothing to a player without tickets who has lost everything', async () => {
  await play(1000, 0);
  expect(await told()).toEqual([]);
});
