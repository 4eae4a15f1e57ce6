import fc from 'fast-check';
import { priceOf } from '@site/api/contracts/exchange';
import { paisaOfTaka, type Paisa } from '@site/api/money';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { placeBet } from '../calls/place-bet.service';
import { settleByHand } from '../settlement/manual-settlement.service';
import { settleDue } from '../settlement/settle-due.service';
import { checkSettled, checkTable, countFills, stoppedMarkets } from '../testing/interleavings/checks';
import { askOf, livingFor, openTable, PLAYERS, RUNNERS, unlessRefused, type Table } from '../testing/interleavings/scenario';
import { letJobsRun, resultOf, step, take, type Step } from '../testing/interleavings/steps';
import { armAutoCashOut, cancelAutoCashOut } from './auto-cash-out.service';
import { cashOut } from './cash-out.service';
import { createCashOutWatch } from './watch.service';

/** Enough runs to find an order that is executed twice; a failure prints its seed. */
const RUNS = cases(5);
const AT_ONCE = 6;

let platform: TestPlatform;
let executed = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const who = fc.nat(PLAYERS - 1);
const market = fc.constantFrom(0, 0, 0, 1);
const limit = fc.constantFrom(null, 1, 10, 60);
const ownStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('arm' as const), who, market, target: limit, stop: limit }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('disarm' as const), who, market }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('cash out' as const),
      who,
      market,
      runner: fc.constantFrom(...RUNNERS),
      side: fc.constantFrom('back' as const, 'lay' as const),
      share: fc.constantFrom(1, 50, 100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('watch' as const), dies: fc.constantFrom(null, null, null, 3, 8, 15) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('quote' as const), market: fc.constant(0), shift: fc.integer({ min: -8, max: 8 }) }),
  },
);
/** Bets on one runner only, because no single bet cashes out of several; and none with a free stake, which is not cashed out. */
const betStep = step.map((move) => (move.does === 'place' ? { ...move, runner: 0 as const, free: null } : move));
type OwnStep = typeof ownStep extends fc.Arbitrary<infer S> ? S : never;
type Move = Step | OwnStep;
/** The prices reach the stop of every player, so that at least one run executes orders. */
const REACHED: Move[] = [
  { does: 'quote', market: 0, shift: 8 },
  { does: 'watch', dies: null },
];

const toPaisa = (taka: number | null): Paisa | null => (taka === null ? null : paisaOfTaka(taka));

async function takeOwn(table: Table, move: Exclude<OwnStep, { does: 'quote' }>) {
  if (move.does === 'watch') return createCashOutWatch(livingFor(platform, move.dies))();
  const [playerId, marketId] = [table.players[move.who] ?? 0, table.markets[move.market] ?? ''];
  if (move.does === 'arm') {
    const limits = { target: toPaisa(move.target), stop: toPaisa(move.stop) };
    return void (await armAutoCashOut(platform.context, playerId, { marketId, ...limits }));
  }
  if (move.does === 'disarm') return void (await cancelAutoCashOut(platform.context, playerId, marketId));
  const { side, share, runner: selection } = move;
  const asked = { ...askOf(marketId), selection, side, share, odds: priceOf(side === 'back' ? 1.01 : 1000) };
  return void (await cashOut(platform.context, playerId, asked));
}

const isOwn = (move: Move): move is Exclude<OwnStep, { does: 'quote' }> => ['arm', 'disarm', 'cash out', 'watch'].includes(move.does);

async function takeTogether(table: Table, moves: readonly Move[]) {
  const [before, shut] = [await countFills(table), await stoppedMarkets(table)];
  await Promise.all(moves.map((move) => (isOwn(move) ? unlessRefused(() => takeOwn(table, move)) : take(table, move))));
  const touched = moves.flatMap((move) => (move.does === 'hold' || move.does === 'feed' ? [move.market] : []));
  const after = await countFills(table);
  for (const [nth, isShut] of shut.entries()) if (isShut && !touched.includes(nth)) expect(after[nth]).toBe(before[nth]);
  table.platform.clock.advance(0.01);
  // This test looks at stops only as far as they keep an order from being executed.
  table.stops = [];
}

/** Every executed order has one bet of its own that is matched whole, no other bet is one, and a decided market has no armed order. */
async function checkOnce({ markets }: Table): Promise<number> {
  const { rows: wrong } = await platform.db.execute(sql`
    select a.id, a.state, b.state as bet from exchange_auto_cash_out a left join exchange_bet b on b.id = a.bet_id
    where a.market_id = any(${markets}::text[]) and a.state = 'done' and (b.matched_stake <> b.stake or b.player_id <> a.player_id)
    union all select a.id, a.state, m.id from exchange_auto_cash_out a join exchange_market m on m.id = a.market_id
    where a.market_id = any(${markets}::text[]) and a.state = 'armed' and m.result is not null`);
  expect(wrong).toEqual([]);
  const { rows } = await platform.db.execute<{ orders: number; bets: number }>(sql`
    select (select count(*)::int from exchange_auto_cash_out where market_id = any(${markets}::text[]) and state = 'done') as orders,
      (select count(*)::int from exchange_bet where market_id = any(${markets}::text[]) and client_ref is null) as bets`);
  expect(rows[0]?.bets).toBe(rows[0]?.orders);
  return rows[0]?.orders ?? 0;
}

/** Every player backs A and arms an order that the next prices may reach. */
async function armAll(table: Table) {
  const [marketId] = table.markets;
  for (const playerId of table.players) {
    const ask = { ...askOf(marketId), selection: 'A', side: 'back' as const, odds: priceOf(2.08), run: null, stake: paisaOfTaka(100) };
    await placeBet(platform.context, playerId, { ...ask, policy: 'better', fill: 'keep' });
    await armAutoCashOut(platform.context, playerId, { marketId, target: paisaOfTaka(1), stop: paisaOfTaka(5) });
  }
}

it('PLATFORM-059: executes each order at most once for any order of prices, stops, cash-outs, cancels, settlements and interruptions', async () => {
  const run = async (moves: readonly Move[], outcomes: readonly number[]) => {
    const table = await openTable(platform, 0);
    await armAll(table);
    for (let from = 0; from < moves.length; from += AT_ONCE) {
      await takeTogether(table, moves.slice(from, from + AT_ONCE));
      await settleDue(platform.context);
      await checkTable(table);
      await checkOnce(table);
    }
    platform.clock.advance(10);
    for (const [nth, outcome] of outcomes.entries())
      await settleByHand(platform.context, table.markets[nth % 3] ?? '', () => resultOf(nth % 3, outcome));
    await settleDue(platform.context);
    await letJobsRun(table);
    await checkTable(table);
    await checkSettled(table);
    executed += await checkOnce(table);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 1, arbitrary: betStep }, { weight: 2, arbitrary: ownStep }), { minLength: 20, maxLength: 40 }),
      fc.array(fc.nat(5), { minLength: 3, maxLength: 6 }),
      run,
    ),
    { numRuns: RUNS, endOnFailure: true, examples: [[REACHED, [0, 1, 2]]] },
  );
  expect(executed).toBeGreaterThan(0);
});
