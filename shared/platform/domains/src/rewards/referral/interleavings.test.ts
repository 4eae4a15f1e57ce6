import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import { bet, win } from '#safer-play/testing';
import { openTestSession, type TestSession } from '#games/testing';
import { changeSettings } from '#site/testing';
import { assertLedger } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { payDay } from './batch.service';
import { addPlay, claim, give, moneyOf } from './testing';

/** Enough runs to find a missing lock; a failure prints its seed. */
const RUNS = cases(4);
const START = 10_000_000n;
const DAYS = 5;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await changeSettings(platform.db, { referral_min_deposits: '0', referral_min_turnover: '0' });
});
afterAll(() => platform.stop());

const who = fc.nat(3);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('play' as const), who, taka: fc.integer({ min: 100, max: 9000 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('claim' as const), who, taka: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('batch' as const), who, taka: fc.nat(DAYS - 1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('grant' as const), who, taka: fc.integer({ min: 1, max: 15 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const dayOfJanuary = (day: number) => `2026-01-0${day + 1}`;

/** Signs up four players, each below the one before; every one has played 3000 on each of the finished days. */
async function openFamily(): Promise<TestSession[]> {
  const family: TestSession[] = [];
  for (let depth = 0; depth < 4; depth++) {
    const member = await openTestSession(platform, START);
    const above = family.at(-1)?.playerId ?? null;
    await platform.db.execute(sql`
      update players set referred_by = ${above}, phone_verified_at = '2026-01-01T00:00+06' where id = ${member.playerId}`);
    for (let day = 0; day < DAYS; day++) await addPlay(platform, member, 3000, new Date(`${dayOfJanuary(day)}T12:00:00+06:00`));
    family.push(member);
  }
  return family;
}

/** Daily reward of each player in paisa: they have three, two, one and no depths below. */
const A_DAY = [480n, 450n, 300n, 0n];

async function take({ does, taka }: Step, member: TestSession) {
  if (does === 'grant') return give(platform, member, taka);
  if (does === 'batch') return void (await payDay(platform.db, dayOfJanuary(taka), platform.clock.now()));
  if (does === 'claim') return void expect([200, 422]).toContain((await claim(platform, member)).statusCode);
  const { round, error_code: refused } = await bet(platform, member, taka);
  if (!refused) await win(platform, member, 0, round);
}

/** Sums of one player in paisa, from the history of rewards and from the ledger. */
async function booksOf({ playerId }: TestSession) {
  const { rows } = await platform.db.execute<
    Record<'days' | 'rewards' | 'grants' | 'claims' | 'tickets' | 'played' | 'unclaimed', string>
  >(sql`
    select (select coalesce(sum(amount), 0) from referral_reward where player_id = ${playerId}) as days,
      (select coalesce(sum(amount), 0) from referral_reward where player_id = ${playerId} and claimed_at is null) as unclaimed,
      (select coalesce(sum(required), 0) from turnover_ticket where player_id = ${playerId} and ref_type = 'referral_claim') as tickets,
      (select coalesce(sum(bet_amount), 0) from bet_record where player_id = ${playerId} and settled_at > '2026-01-10') as played,
      coalesce(sum(p.amount) filter (where j.kind = 'referral_reward' and j.ref_type = 'referral_reward'), 0) as rewards,
      coalesce(sum(p.amount) filter (where j.kind = 'referral_reward' and j.ref_type = 'test'), 0) as grants,
      coalesce(-sum(p.amount) filter (where j.kind = 'referral_claim'), 0) as claims
    from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
    where a.player_id = ${playerId} and a.kind = 'REWARD'`);
  const [row] = rows;
  return {
    days: BigInt(row?.days ?? 0),
    unclaimed: BigInt(row?.unclaimed ?? 0),
    tickets: BigInt(row?.tickets ?? 0),
    played: BigInt(row?.played ?? 0),
    rewards: BigInt(row?.rewards ?? 0),
    grants: BigInt(row?.grants ?? 0),
    claims: BigInt(row?.claims ?? 0),
  };
}

it.each([
  ['one after the other', 1],
  ['six at a time', 6],
])(
  'PLATFORM-049, 052: never pays a day twice and loses no reward, after any play, batches, grants and claims, %s',
  async (_name, atOnce) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (moves) => {
        const family = await openFamily();
        for (let from = 0; from < moves.length; from += atOnce)
          await Promise.all(moves.slice(from, from + atOnce).map((move) => take(move, family[move.who] as TestSession)));
        const daysPaid = new Set(moves.flatMap(({ does, taka }) => (does === 'batch' ? [taka] : []))).size;
        for (const [at, member] of family.entries()) {
          const { days, unclaimed, tickets, played, rewards, grants, claims } = await booksOf(member);
          const { cash, waiting } = await moneyOf(platform, member);
          expect({ days, rewards, waiting, tickets, cash }).toEqual({
            days: BigInt(daysPaid) * (A_DAY[at] ?? 0n),
            rewards: days,
            waiting: days + grants - claims,
            tickets: claims,
            cash: START - played + claims,
          });
          expect(unclaimed <= waiting).toBe(true);
        }
        await assertLedger(platform.db);
        // Clears the family, so that later batches do not pay it.
        await platform.db.execute(sql`update players set referred_by = null`);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
