import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { openTestSession, runGame, type TestSession } from '#games/testing';
import { assertLedger, lockCash, playerCash, post, system } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inTransaction } from '@site/platform-kit/data/database';
import { findSafeguards } from './guard.repository';
import { guard } from './guard.service';
import { ask, bet, refund, setLimit, win } from './testing';

const DAY_S = 86_400;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(() => travelTo('2026-01-15T06:00:00Z'));
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const limited = { error_code: 'LIMIT_REACHED' };
const passed = { balance: expect.any(String) };
const launch = (session: TestSession) => runGame(platform, { token: session.token, remoteId: session.player_id });
const travelTo = (moment: string) => platform.clock.advance((Date.parse(moment) - platform.clock.now().getTime()) / 1000);

async function usedOf(session: { token: string }, kind: string, period: string) {
  const { limits } = (await ask(platform, session, 'safer-play')).json<{ limits: { kind: string; period: string; used: string }[] }>();
  return limits.find((limit) => limit.kind === kind && limit.period === period)?.used;
}

describe('a wager limit', () => {
  it('allows stakes up to its last paisa and not one more', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 100);
    expect(await bet(platform, session, 60)).toMatchObject(passed);
    expect(await bet(platform, session, 40.01)).toMatchObject(limited);
    expect(await bet(platform, session, 40)).toMatchObject(passed);
    expect(await bet(platform, session, 0.01)).toMatchObject(limited);
    expect(await usedOf(session, 'wager', 'day')).toBe('100.00');
  });

  it('does not count refunded bets, and ignores wins', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 100);
    const first = await bet(platform, session, 100);
    await win(platform, session, 500, first.round);
    expect(await bet(platform, session, 1)).toMatchObject(limited);
    await refund(platform, session, first.id);
    expect(await usedOf(session, 'wager', 'day')).toBe('0.00');
    expect(await bet(platform, session, 100)).toMatchObject(passed);
  });

  it('is not exceeded by bets at the same moment: of 20 times 100 exactly 5 fit into 500', async () => {
    const session = await openTestSession(platform, 1_000_000n);
    await setLimit(platform, session, 'wager', 'day', 500);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet(platform, session, 100)));
    expect(answers.filter(({ error_code }) => !error_code)).toHaveLength(5);
    expect(answers.filter(({ error_code }) => error_code === 'LIMIT_REACHED')).toHaveLength(15);
    expect(await usedOf(session, 'wager', 'day')).toBe('500.00');
  });

  it('holds over all games of the player, and for nobody else', async () => {
    const session = await openTestSession(platform, 100_000n);
    const other = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 100);
    await bet(platform, session, 100);
    expect(await bet(platform, other, 1000)).toMatchObject(passed);
  });

  it('returns the stored answer for a bet that was taken before', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 100);
    const first = await bet(platform, session, 100);
    expect(await bet(platform, session, 1)).toMatchObject(limited);
    expect(await bet(platform, session, 100, first)).toEqual(first);
  });

  it.each([
    ['day', DAY_S],
    ['week', 7 * DAY_S],
  ])('of a %s gives a stake back when it is exactly that long ago', async (period, seconds) => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', period, 100);
    await bet(platform, session, 100);
    platform.clock.advance(seconds - 1);
    expect(await bet(platform, session, 1)).toMatchObject(limited);
    platform.clock.advance(1);
    expect(await bet(platform, session, 100)).toMatchObject(passed);
  });

  it('of a day does not begin anew at midnight', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 100);
    travelTo('2026-01-15T23:59:59+06:00');
    await bet(platform, session, 100);
    travelTo('2026-01-16T00:00:00+06:00');
    expect(await bet(platform, session, 1)).toMatchObject(limited);
  });

  it('of a month begins anew at midnight in Dhaka', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'month', 100);
    await bet(platform, session, 100);
    travelTo('2026-01-31T23:59:59+06:00');
    expect(await bet(platform, session, 1)).toMatchObject(limited);
    travelTo('2026-02-01T00:00:00+06:00');
    expect(await bet(platform, session, 100)).toMatchObject(passed);
    travelTo('2026-02-28T23:59:59+06:00');
    expect(await bet(platform, session, 1)).toMatchObject(limited);
  });

  it('is the lowest of several', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'day', 50);
    await setLimit(platform, session, 'wager', 'week', 80);
    await bet(platform, session, 50);
    platform.clock.advance(DAY_S);
    expect(await bet(platform, session, 31)).toMatchObject(limited);
    expect(await bet(platform, session, 30)).toMatchObject(passed);
  });

  it('holds at its old amount while a higher one waits, and until the player confirms it', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'wager', 'month', 100);
    await setLimit(platform, session, 'wager', 'month', 200);
    platform.clock.advance(2 * DAY_S);
    expect(await bet(platform, session, 101)).toMatchObject(limited);
    await ask(platform, session, 'safer-play/limits/confirm', { kind: 'wager', period: 'month' });
    expect(await bet(platform, session, 200)).toMatchObject(passed);
  });
});

describe('a loss limit', () => {
  it('lets the player stake the rest of the limit, winnings included', async () => {
    const session = await openTestSession(platform, 100_000n);
    await setLimit(platform, session, 'loss', 'day', 100);
    const first = await bet(platform, session, 80);
    expect(await bet(platform, session, 21)).toMatchObject(limited);
    await win(platform, session, 50, first.round);
    expect(await usedOf(session, 'loss', 'day')).toBe('30.00');
    expect(await bet(platform, session, 70.01)).toMatchObject(limited);
    const second = await bet(platform, session, 70);
    expect(second).toMatchObject(passed);
    expect(await bet(platform, session, 0.01)).toMatchObject(limited);
    await win(platform, session, 300, second.round);
    expect(await usedOf(session, 'loss', 'day')).toBe('0.00');
    expect(await bet(platform, session, 300.01)).toMatchObject(limited);
    expect(await bet(platform, session, 300)).toMatchObject(passed);
  });

  it('never blocks a win or a refund', async () => {
    const session = await openTestSession(platform, 100_000n);
    const [one, two] = [await bet(platform, session, 100), await bet(platform, session, 100)];
    await setLimit(platform, session, 'loss', 'day', 1);
    await setLimit(platform, session, 'wager', 'day', 1);
    expect(await win(platform, session, 10, one.round)).toMatchObject({ balance: '810.00' });
    expect(await refund(platform, session, two.id)).toMatchObject({ balance: '910.00' });
  });
});

describe('starting a game', () => {
  it.each(['wager', 'loss'])(
    'is refused when the %s limit is used up, with the time at which the first stake leaves the period',
    async (kind) => {
      const session = await openTestSession(platform, 100_000n);
      await setLimit(platform, session, kind, 'day', 100);
      await bet(platform, session, 60);
      expect((await launch(session)).statusCode).toBe(200);
      platform.clock.advance(3600);
      await bet(platform, session, 40);
      const refused = await launch(session);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'safer_play.limit_reached', until: '2026-01-16T06:00:00.000Z' }),
      ]);
      platform.clock.advance(DAY_S - 3600);
      expect(await bet(platform, session, 60)).toMatchObject(passed);
    },
  );

  it('names the latest of several moments, and the end of the month in Dhaka', async () => {
    const session = await openTestSession(platform, 100_000n);
    for (const period of ['day', 'week', 'month']) await setLimit(platform, session, 'wager', period, 100);
    await bet(platform, session, 100);
    expect((await launch(session)).json()).toMatchObject({ until: '2026-01-31T18:00:00.000Z' });
    expect(await bet(platform, session, 1)).toMatchObject(limited);
  });

  it('is not refused for a deposit limit', async () => {
    const session = await openTestSession(platform, 0n);
    await deposit(session, 100_00n);
    await setLimit(platform, session, 'deposit', 'day', 1);
    expect((await launch(session)).statusCode).toBe(200);
  });
});

async function deposit({ playerId }: { playerId: number }, amount: bigint) {
  const id = randomUUID();
  const bonus = amount / 50n;
  const postings = [
    { account: system('CLEARING:DEMO', playerId), amount: paisa(-amount) },
    { account: system('BONUS_EXPENSE', playerId), amount: paisa(-bonus) },
    { account: playerCash(playerId), amount: paisa(amount + bonus) },
  ];
  await inTransaction(platform.db, (tx) =>
    post(tx, { kind: 'deposit', idemKey: id, ref: { type: 'deposit', id }, postings, at: platform.clock.now() }),
  );
}

describe('a deposit', () => {
  const mayDeposit = (playerId: number, amount: bigint) =>
    inTransaction(platform.db, async (tx) => {
      await lockCash(tx, playerId);
      const now = platform.clock.now();
      return guard(tx, now, await findSafeguards(tx, playerId, now), 'deposit', paisa(amount));
    });

  it('counts gross in its period, without the bonus that comes with it', async () => {
    const player = await platform.signUp();
    await setLimit(platform, player, 'deposit', 'day', 1000);
    await deposit(player, 600_00n);
    expect(await usedOf(player, 'deposit', 'day')).toBe('600.00');
    expect(await mayDeposit(player.playerId, 400_00n)).toBeNull();
    expect(await mayDeposit(player.playerId, 400_01n)).toEqual({ what: 'limit_reached', until: new Date('2026-01-16T06:00:00Z') });
    platform.clock.advance(DAY_S);
    expect(await mayDeposit(player.playerId, 1000_00n)).toBeNull();
  });

  it('above the whole limit fits at no time', async () => {
    const player = await platform.signUp();
    await setLimit(platform, player, 'deposit', 'week', 1000);
    expect(await mayDeposit(player.playerId, 1000_01n)).toEqual({ what: 'limit_reached', until: null });
  });
});

it.each(['launch', 'practice', 'bet', 'deposit', 'promotion', 'claim'] as const)('a break and a block forbid %s', async (action) => {
  const { playerId } = await platform.signUp();
  const now = platform.clock.now();
  const free = await findSafeguards(platform.db, playerId, now);
  const until = new Date('2026-02-01T00:00:00Z');
  const restriction = { kind: 'time_out', until: until.toISOString() } as const;
  expect(await guard(platform.db, now, free, action)).toBeNull();
  expect(await guard(platform.db, now, { ...free, restriction }, action)).toEqual({ what: 'time_out', until });
  expect(await guard(platform.db, now, { ...free, status: 'blocked', restriction }, action)).toEqual({ what: 'blocked', until: null });
});
