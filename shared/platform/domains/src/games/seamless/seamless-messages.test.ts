import { randomUUID } from 'node:crypto';
import { until } from '@site/testing/patience';
import { inboxOf } from '#funds/testing';
import { bet, refund, win } from '#safer-play/testing';
import { announce } from '@site/platform-kit/events/announce';
import type { HeardEvent } from '@site/platform-kit/events/hub';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { callWallet, idsOf, openTestSession, type TestSession } from './testing';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  session = await openTestSession(platform, 1_000_00n);
});
afterAll(() => platform.stop());

const told = async () => (await inboxOf(platform, session)).map(({ title, message }) => `${title}: ${message}`).toReversed();

const rollBack = (...undone: { action: string; id: string; amount: string }[]) =>
  callWallet(platform, {
    action: 'rollback',
    player_id: session.player_id,
    transaction_id: randomUUID(),
    ...Object.fromEntries(
      undone.flatMap(({ action, id, amount }, at) => [
        [`rollback_transactions[${at}][action]`, action],
        [`rollback_transactions[${at}][transaction_id]`, id],
        [`rollback_transactions[${at}][amount]`, amount],
      ]),
    ),
  });

it('writes no message about regular bets and wins, and sends no event', async () => {
  const heard: string[] = [];
  const hear = ({ playerId, name, data }: HeardEvent) => playerId === session.playerId && heard.push(`${name} ${JSON.stringify(data)}`);
  const stop = await platform.context.events.listen({ playerId: null, hear, onLost: () => {} });
  await win(platform, session, 40, (await bet(platform, session, 20)).round);
  await announce(platform.db, { playerId: session.playerId, name: 'complaint', data: { reference: 'over' } });
  await until(() => heard.some((event) => event.includes('over')));
  expect(heard).toHaveLength(1);
  expect(await told()).toEqual([]);
  stop();
});

it('reports many refunds as one sum', async () => {
  for (let nth = 0; nth < 10; nth++) await refund(platform, session, (await bet(platform, session, 2)).id);
  expect(await told()).toEqual([expect.stringContaining('৳20.00 of stakes back')]);
});

it('does not report a rollback that moves no money on balance', async () => {
  const { id, round } = await bet(platform, session, 20);
  const won = randomUUID();
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: round, transaction_id: won, amount: '20.00', finished: '1' });
  await rollBack({ action: 'bet', id, amount: '20.00' }, { action: 'win', id: won, amount: '20.00' });
  expect(await told()).toEqual([]);
});

it('reports a bet that is given back, once, and none that never came', async () => {
  const { id } = await bet(platform, session, 20);
  await refund(platform, session, id);
  await refund(platform, session, id);
  await refund(platform, session, randomUUID());
  expect(await told()).toEqual([expect.stringMatching(/^Your stake was given back: .* has given ৳20\.00 of stakes back/)]);
});

it('reports the result of one rollback once', async () => {
  const { id, round } = await bet(platform, session, 20);
  const won = randomUUID();
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: round, transaction_id: won, amount: '50.00', finished: '1' });
  await rollBack({ action: 'bet', id, amount: '20.00' }, { action: 'win', id: won, amount: '50.00' });
  expect(await told()).toEqual([expect.stringMatching(/^Your play was corrected: .*: ৳30\.00 was taken from your main wallet/)]);
});

it('reports money that moves after a round was over', async () => {
  const { round } = await bet(platform, session, 20);
  await win(platform, session, 0, round);
  expect(await told()).toEqual([]);
  await win(platform, session, 0, round);
  expect(await told()).toEqual([]);
  for (const late of [15, 5, 2.5]) await win(platform, session, late, round);
  expect(await told()).toEqual([expect.stringMatching(/^Your play was corrected: .*: ৳22\.50 came to your main wallet/)]);
});
