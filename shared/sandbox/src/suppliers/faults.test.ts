import { SLOT, suppliersUnderTest } from './testing';

jest.setTimeout(60_000);

const { clock, open, platform, restart, sent, spin, sweep } = suppliersUnderTest();

it('closes the session when the platform has', async () => {
  const session = await open(SLOT);
  platform().isClosed = true;
  expect((await spin(session)).isClosed).toBe(true);
  expect(await spin(session, 'round-0002')).toMatchObject({ status: 409, problem: 'closed' });
});

it('repeats a bet whose answer was lost, without betting twice', async () => {
  const session = await open(SLOT);
  platform().fail('bet', 'after', 2);
  const played = await spin(session);
  expect(sent('bet')).toHaveLength(3);
  expect(platform().balance).toBe(99_000 + played.round.payout);
});

it.each(['before', 'after'] as const)('gives the stake back when no answer to the bet comes (lost %s booking)', async (mode) => {
  const session = await open(SLOT);
  platform().fail('bet', mode, 3);
  const played = await spin(session);
  expect(played.round).toMatchObject({ status: 'refunded', payout: null, result: null });
  expect(platform().balance).toBe(100_000);
});

it('keeps trying a refund until it is acknowledged, also after a restart', async () => {
  const session = await open(SLOT);
  platform().fail('bet', 'after', 3);
  platform().fail('refund', 'before', 2);
  expect((await spin(session)).round.status).toBe('refunding');
  expect(platform().balance).toBe(99_000);
  await restart(5);
  await sweep();
  clock.advance(5);
  await sweep();
  expect(platform().balance).toBe(100_000);
});

it('pays a settled round after a restart when the platform was away', async () => {
  const session = await open(SLOT);
  platform().fail('win', 'before', 3);
  const played = await spin(session);
  expect(played.round.status).toBe('paying');
  await restart(5);
  await sweep();
  expect((await spin(session)).round.status).toBe('settled');
  expect(platform().balance).toBe(99_000 + played.round.payout);
});
