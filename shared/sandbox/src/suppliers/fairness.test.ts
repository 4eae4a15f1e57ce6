import { ENGINES } from './engines';
import { commitTo, drawOf } from './fairness';
import { SLOT, suppliersUnderTest } from './testing';

const { open, post, spin } = suppliersUnderTest();

it('lets the player check past rounds from the seed that was promised', async () => {
  const session = await open(SLOT);
  const { fairness } = await post('/api/session', { session });
  await spin(session);
  expect((await post('/api/history', { session })).rounds[0].serverSeed).toBeNull();
  await post('/api/seed', { session, clientSeed: 'my-own-seed' });
  const [round] = (await post('/api/history', { session })).rounds;
  expect(commitTo(round.serverSeed)).toBe(fairness.hash);
  const again = ENGINES.slot.start(round.choice, round.stake, drawOf(round.serverSeed, round.clientSeed, round.nonce));
  expect(again).toEqual({ state: round.result, payoutPaisa: round.payout });
});
