import { until } from '@site/testing/patience';
import { MINES, SLOT, suppliersUnderTest } from './testing';

const { clock, open, platform, post, restart, sent, spin, startBeside, sweep } = suppliersUnderTest();

it.each(['SESSION_CLOSED', 'TIMEOUT', 'EXCLUDED'])('closes the session when the platform takes no more bets: %s', async (betRefusal) => {
  const session = await open(SLOT);
  platform().betRefusal = betRefusal;
  expect(await spin(session)).toMatchObject({ isClosed: true, round: { status: 'refused', refusal: betRefusal } });
  expect(await spin(session, 'round-0002')).toMatchObject({ status: 409, problem: 'closed' });
});

it('stays open for a smaller bet when a bet would exceed a limit of the player', async () => {
  const session = await open(SLOT);
  platform().betRefusal = 'LIMIT_REACHED';
  expect(await spin(session)).toMatchObject({ isClosed: false, round: { status: 'refused', refusal: 'LIMIT_REACHED' } });
  platform().betRefusal = '';
  expect(await spin(session, 'round-0002')).toMatchObject({ round: { status: expect.stringMatching(/settled|paying/) } });
});

it('plays a running round to its end after the platform takes no more bets', async () => {
  const session = await open(MINES);
  const round = 'round-0001';
  await post('/api/rounds', { session, round, stake: 1000, choice: { mines: 1 } });
  platform().betRefusal = 'TIMEOUT';
  await post('/api/rounds/act', { session, round, action: { kind: 'pick', tile: 0 } });
  const ended = await post('/api/rounds/act', { session, round, action: { kind: 'cash-out' } });
  expect(ended.round.status).toBe('settled');
  expect(platform().balance).toBe(99_000 + ended.round.payout);
});

it('repeats a bet whose answer was lost, without betting twice', async () => {
  const session = await open(SLOT);
  platform().fail('bet', 'after', 2);
  const played = await spin(session);
  expect(sent('bet')).toHaveLength(3);
  expect(platform().balance).toBe(99_000 + played.round.payout);
});

it.each(['before', 'after'] as const)('refunds the stake when no answer to the bet arrives (lost %s booking)', async (mode) => {
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

it('plays a round to its end while a second host starts beside the first, which has the bet in hand', async () => {
  const session = await open(SLOT);
  let answer = () => {};
  platform().held = new Promise((resolve) => (answer = resolve));
  const playing = spin(session);
  await until(() => sent('bet').length === 1);
  const stopSecond = await startBeside();
  answer();
  const played = await playing;
  await stopSecond();
  expect(played.round.status).toBe('settled');
  expect(sent('refund')).toHaveLength(0);
  expect(platform().balance).toBe(99_000 + played.round.payout);
});

it('refunds a round whose host was killed with the bet in hand, once no call can have it any more', async () => {
  const session = await open(SLOT);
  let answer = () => {};
  platform().held = new Promise((resolve) => (answer = resolve));
  const playing = spin(session);
  await until(() => sent('bet').length === 1);
  clock.advance(30);
  await sweep();
  answer();
  expect((await playing).round.status).toBe('refunded');
  expect(sent('refund')).toHaveLength(1);
  expect(platform().balance).toBe(100_000);
});
