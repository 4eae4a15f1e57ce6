import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settleDue } from '#settlement/settle-due.service';
import { settleByHand } from '#settlement/manual-settlement.service';
import { checkSettled, checkTable, countFills, marketsHeldOpen, stoppedMarkets } from './checks';
import { letJobsRun, resultOf, step, take, type Step } from './steps';
import { openTable, type Table } from './scenario';

/** Enough runs to find a missing lock or a hold that is too small; a failure prints its seed. */
const RUNS = cases(6);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

/** Nothing is matched in a market that was stopped before these steps and that no step opens. */
async function takeTogether(table: Table, moves: readonly Step[]) {
  const heldOpen = await marketsHeldOpen(table);
  const before = await countFills(table);
  const shut = await stoppedMarkets(table);
  await Promise.all(moves.map((move) => take(table, move)));
  const touched = moves.flatMap((move) => (move.does === 'hold' || move.does === 'feed' ? [move.market] : []));
  const after = await countFills(table);
  for (const [nth, isShut] of shut.entries()) if (isShut && !touched.includes(nth)) expect(after[nth]).toBe(before[nth]);
  // The operator's override replaces the feed, so stops of the feed do not count in these markets.
  const held = [...moves.flatMap((move) => (move.does === 'hold' ? [table.markets[move.market]] : [])), ...heldOpen];
  table.stops = table.stops.filter(({ marketId }) => !held.includes(marketId));
  // An operator's override may be one millisecond ahead of the clock, and so may the matches after it; a later stop comes after both.
  table.platform.clock.advance(0.01);
  const at = table.platform.clock.now();
  for (const [nth, isShut] of (await stoppedMarkets(table)).entries())
    if (isShut) table.stops.push({ marketId: table.markets[nth] ?? '', at });
}

/** A later process finishes interrupted work, then every market is settled, some twice. */
async function endAll(table: Table, outcomes: readonly number[]) {
  table.platform.clock.advance(10);
  for (const [nth, outcome] of outcomes.entries()) {
    const marketId = table.markets[nth % 3] ?? '';
    await settleByHand(platform.context, marketId, () => resultOf(nth % 3, outcome));
  }
  await settleDue(platform.context);
  await letJobsRun(table);
}

it.each([
  ['one after the other', 1],
  ['six at a time', 6],
])(
  'PLATFORM-059: keeps the books consistent for any order of bets, cancels, edits, starts, stops, settlements and interruptions, %s',
  async (_name, atOnce) => {
    const run = async (moves: readonly Step[], delayMs: number, outcomes: readonly number[]) => {
      const table = await openTable(platform, delayMs);
      for (let from = 0; from < moves.length; from += atOnce) {
        await takeTogether(table, moves.slice(from, from + atOnce));
        // An interrupted settlement has paid only some players.
        await settleDue(platform.context);
        await checkTable(table);
      }
      await endAll(table, outcomes);
      await checkTable(table);
      await checkSettled(table);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 40 }),
        fc.constantFrom(0, 0, 0, 2000),
        fc.array(fc.nat(5), { minLength: 3, maxLength: 6 }),
        run,
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
