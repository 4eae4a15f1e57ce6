import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { until } from '@site/testing/patience';
import { sql } from '@site/platform-kit/data/sql';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { assertLedger } from '@site/platform-domains/ledger';
import { mortalAfter } from '@site/platform-testing/dying-after';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createSweep } from '#book/sweep.service';
import { decideDue } from '#book/decide.service';
import { settleDue } from '#settlement/settle-due.service';
import { checkSettled, checkTable } from './checks';
import { resultOf, step, take, type Step } from './steps';
import { openTable, type Table } from './scenario';

/** Enough runs to find a bet that two workers decide or that none does; a failure prints its seed. */
const RUNS = cases(3);
const DELAY_MS = 2000;
const FOREVER = Number.MAX_SAFE_INTEGER;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const worker = mortalWorker(FOREVER);

/** A worker whose connections are cut at its statement number `statements`. */
function mortalWorker(statements: number) {
  return async (work: (context: PlatformContext) => Promise<unknown>) => {
    const { db, isDead, close } = mortalAfter(platform, statements);
    try {
      await work({ ...platform.context, db });
    } catch (problem) {
      if (!isDead()) throw problem;
    } finally {
      await close();
    }
  };
}

const decide = async (context: PlatformContext) => {
  await decideDue(context);
  await createSweep(context)();
};

const countOf = async (query: ReturnType<typeof sql>) => Number((await platform.db.execute<{ count: string }>(query)).rows[0]?.count);
const undecided = ({ markets }: Table) =>
  countOf(sql`select count(*) from exchange_bet where market_id = any(${markets}::text[]) and state = 'PLACED'`);
const unsettled = ({ markets }: Table) =>
  countOf(sql`select count(*) from exchange_market where id = any(${markets}::text[]) and settled_at is null`);

const bets = fc.array(
  step.filter((move) => move.does === 'place').map((move) => ({ ...move, dies: null })),
  { minLength: 10, maxLength: 25 },
);
const deaths = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 });

it('PLATFORM-059: two workers decide and settle each bet once, and leave none behind when one loses its connections in the middle', async () => {
  const run = async (placed: readonly Step[], cuts: readonly number[], outcome: number) => {
    const table = await openTable(platform, DELAY_MS);
    for (const move of placed) await take(table, move);
    platform.clock.advance(DELAY_MS / 1000);
    for (const cut of cuts) await Promise.all([mortalWorker(cut)(decide), mortalWorker(cut + 7)(decide)]);
    await Promise.all([worker(decide), mortalWorker(cuts[0] ?? 0)(decide)]);
    await until(async () => {
      await worker(decide);
      return (await undecided(table)) === 0;
    });
    await checkTable(table);
    for (const [nth, marketId] of table.markets.entries())
      platform.feed.change(marketId, { state: 'CLOSED', result: resultOf(nth, outcome) }, platform.clock.now());
    for (const cut of cuts) await Promise.all([mortalWorker(cut)(settleDue), mortalWorker(cut + 7)(settleDue)]);
    await until(async () => {
      await worker(settleDue);
      return (await unsettled(table)) === 0;
    });
    await checkTable(table);
    await checkSettled(table);
  };
  await fc.assert(fc.asyncProperty(bets, deaths, fc.nat(5), run), { numRuns: RUNS, endOnFailure: true });
});
