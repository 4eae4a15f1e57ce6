import { SLOT, suppliersUnderTest } from './testing';

const { open, platform, post, restart, sent, launch } = suppliersUnderTest();

const spin = (session: string, round: string, { stake = 2000, isFree = true } = {}) =>
  post('/api/rounds', { session, round, stake, choice: {}, isFree });

/** Opens the slot for a player who has free spins. */
async function openWith(left: number, total = 3) {
  await open(SLOT);
  platform().freeSpins = { id: '7', stake: '20.00', left, total };
  platform().games.set('token-2', SLOT);
  return launch('token-2');
}

it('pays a round by the free spins that the platform offers, and counts them down', async () => {
  const session = await openWith(2);
  const first = await spin(session, 'round-0001');
  expect(first).toMatchObject({ freeSpins: { stake: 2000, left: 1, total: 3 }, round: { status: 'settled', isFree: true, stake: 2000 } });
  expect(sent('bet')).toMatchObject([{ free_spins: '7', amount: '20.00' }]);
  expect(platform().balance).toBe(100_000 + first.round.payout);
  expect((await spin(session, 'round-0002')).freeSpins).toBeNull();
});

it('uses one free spin for a round that is sent again, also after a restart', async () => {
  const session = await openWith(2);
  await Promise.all([1, 2, 3].map(() => spin(session, 'round-0001')));
  await restart(5);
  await spin(session, 'round-0001');
  expect(sent('bet')).toHaveLength(1);
  expect(platform().freeSpins?.left).toBe(1);
});

it('takes no money for a free spin that another tab has used, and learns what is left', async () => {
  const session = await openWith(1);
  platform().freeSpins = null;
  const refused = await spin(session, 'round-0001');
  expect(refused).toMatchObject({ freeSpins: null, round: { status: 'refused', refusal: 'FREE_SPIN_OVER' } });
  expect(await spin(session, 'round-0002')).toMatchObject({ status: 409, problem: 'free_spin' });
  expect(platform().balance).toBe(100_000);
  expect((await spin(session, 'round-0003', { isFree: false })).round).toMatchObject({ status: 'settled', isFree: false });
});

it('bets no other stake by a free spin', async () => {
  const session = await openWith(1);
  expect(await spin(session, 'round-0001', { stake: 500_000 })).toMatchObject({ status: 409, problem: 'free_spin' });
  expect(sent('bet')).toHaveLength(0);
});
