import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import { openTestSession, type TestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask, bet, refund, setLimit, win } from './testing';

/** Enough runs to find a missing lock; a failure prints its seed. */
const RUNS = cases(8);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const slot = fc.nat(5);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('bet' as const), slot, taka: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('win' as const), slot, taka: fc.nat(80) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), slot, taka: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('limit' as const), slot: fc.nat(1), taka: fc.integer({ min: 1, max: 120 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const LIMITS = { wager: 100, loss: 40 };

/** Taka of the bets and wins that were not undone. */
async function standingOf({ playerId }: TestSession) {
  const { rows } = await platform.db.execute<{ bet: string; win: string }>(sql`
    select coalesce(sum(amount) filter (where action = 'bet'), 0) as bet, coalesce(sum(amount) filter (where action = 'win'), 0) as win
    from seamless_transaction where player_id = ${playerId} and state = 'done'`);
  return { bet: Number(rows[0]?.bet) / 100, win: Number(rows[0]?.win) / 100 };
}

/** Taka that the main wallet lost to games, computed from the ledger alone. */
async function lostByLedger({ playerId }: TestSession) {
  const { rows } = await platform.db.execute<{ lost: string }>(sql`
    select coalesce(sum(p.amount), 0) as lost from posting p join account a on a.id = p.account_id
    where a.player_id = ${playerId} and a.kind like 'GAMING:%'`);
  return Number(rows[0]?.lost) / 100;
}

async function take({ does, slot: at, taka }: Step, session: TestSession, placed: Map<number, { id: string; round: string }>) {
  if (does === 'bet') {
    const answer = await bet(platform, session, taka);
    if (!answer.error_code) placed.set(at, answer);
    else expect(answer.error_code).toBe('LIMIT_REACHED');
    return;
  }
  if (does === 'limit') return void (await setLimit(platform, session, at ? 'wager' : 'loss', 'day', taka));
  const target = placed.get(at);
  if (!target) return;
  const answer = does === 'win' ? await win(platform, session, taka, target.round) : await refund(platform, session, target.id);
  expect(answer.error_code).toBeUndefined();
}

it.each([
  ['one after the other', 1],
  ['eight at a time', 8],
])('never takes a bet over a limit, after any bets, wins, refunds and new limits, %s', async (_name, atOnce) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (moves) => {
      const session = await openTestSession(platform, 1_000_000n);
      await setLimit(platform, session, 'wager', 'day', LIMITS.wager);
      await setLimit(platform, session, 'loss', 'day', LIMITS.loss);
      const placed = new Map<number, { id: string; round: string }>();
      for (let from = 0; from < moves.length; from += atOnce) {
        const together = moves.slice(from, from + atOnce);
        const before = await standingOf(session);
        const limitsBefore = await limitsOf(session);
        await Promise.all(together.map((move) => take(move, session, placed)));
        const after = await standingOf(session);
        // Limits only fall in this test, because a higher one waits: a bet had to fit the limits from before.
        expect(after.bet).toBeLessThanOrEqual(Math.max(before.bet, limitsBefore.wager));
        expect(after.bet - after.win).toBeLessThanOrEqual(Math.max(before.bet - before.win, limitsBefore.loss));
        expect(await lostByLedger(session)).toBeCloseTo(after.bet - after.win, 2);
      }
      await assertLedger(platform.db);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

async function limitsOf(session: TestSession) {
  const { limits } = (await ask(platform, session, 'safer-play')).json<{
    limits: { kind: string; period: string; amount: string | null }[];
  }>();
  const of = (kind: string) => Number(limits.find((limit) => limit.kind === kind && limit.period === 'day')?.amount);
  return { wager: of('wager'), loss: of('loss') };
}
