import { ENGINES } from './engines';
import { commitTo, drawOf } from './fairness';
import { SLOT, suppliersUnderTest } from './testing';

const { open, post, spin } = suppliersUnderTest();

it('lets the player verify past rounds from the committed seed', async () => {
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

describe('the game commits before it receives the player’s own seed', () => {
  it('publishes the hash of its first seed without a seed of the player, and accepts the one that comes with the first round', async () => {
    const session = await open(SLOT);
    const { fairness } = await post('/api/session', { session });
    expect(fairness).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), clientSeed: null });
    const round = { session, round: 'round-0001', stake: 1000, choice: {} };
    expect(await post('/api/rounds', { ...round, clientSeed: undefined })).toMatchObject({ status: 422, problem: 'bad_seed' });
    expect(await post('/api/rounds', { ...round, clientSeed: 'not a seed' })).toMatchObject({ status: 422, problem: 'bad_seed' });
    const placed = await post('/api/rounds', { ...round, clientSeed: 'of-the-player' });
    expect(placed.fairness).toMatchObject({ hash: fairness.hash, clientSeed: 'of-the-player' });
    await post('/api/rounds', { ...round, round: 'round-0002', clientSeed: 'another' });
    expect((await post('/api/session', { session })).fairness.clientSeed).toBe('of-the-player');
  });

  it('has published the hash of the next seed when the player sends another one', async () => {
    const session = await open(SLOT);
    await spin(session);
    const { fairness: before } = await post('/api/session', { session });
    const { fairness: after } = await post('/api/seed', { session, clientSeed: 'my-own-seed' });
    expect(after.hash).toBe(before.nextHash);
    expect([before.hash, before.nextHash]).not.toContain(after.nextHash);
    await spin(session, 'round-0002');
    const { fairness: last } = await post('/api/seed', { session, clientSeed: 'and-another' });
    expect(last.hash).toBe(after.nextHash);
    const { rounds } = await post('/api/history', { session });
    expect(rounds.map(({ serverSeed }) => commitTo(serverSeed)).sort()).toEqual([before.hash, after.hash].sort());
  });
});
