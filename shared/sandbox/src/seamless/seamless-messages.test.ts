import { randomUUID } from 'node:crypto';
import { inboxOf } from '../modules/transactions/testing';
import { bet, refund, win } from '../modules/safer-play/testing';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform';
import { callWallet, openTestSession, type TestSession } from './testing';

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

it('says nothing of bets and wins as they should be', async () => {
  await win(platform, session, 40, (await bet(platform, session, 20)).round);
  expect(await told()).toEqual([]);
});

it('tells of a bet that is given back, once, and of none that never came', async () => {
  const { id } = await bet(platform, session, 20);
  await refund(platform, session, id);
  await refund(platform, session, id);
  await refund(platform, session, randomUUID());
  expect(await told()).toEqual([expect.stringMatching(/^A bet was given back: .* has given your bet of ৳20\.00 back/)]);
});

it('tells once of all that one rollback took and gave', async () => {
  const { id, round } = await bet(platform, session, 20);
  const won = randomUUID();
  const { session_id, player_id, game_code } = session;
  await callWallet(platform, {
    action: 'win',
    session_id,
    player_id,
    game_code,
    round_id: round,
    transaction_id: won,
    amount: '50.00',
    finished: '1',
  });
  await rollBack({ action: 'bet', id, amount: '20.00' }, { action: 'win', id: won, amount: '50.00' });
  expect(await told()).toEqual([expect.stringMatching(/^A round was corrected: .*: ৳30\.00 was taken from your main wallet/)]);
});

it('tells of money that comes after a round was over', async () => {
  const { round } = await bet(platform, session, 20);
  await win(platform, session, 0, round);
  expect(await told()).toEqual([]);
  await win(platform, session, 15, round);
  expect(await told()).toEqual([expect.stringMatching(/^A round was corrected: .*: ৳15\.00 came to your main wallet/)]);
});
