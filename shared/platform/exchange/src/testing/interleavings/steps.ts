import { priceOfHundredths, START_RULES } from '@site/api/contracts/exchange';
import fc from 'fast-check';
import { paisa } from '@site/api/money';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { endFreeBets, listFreeBets } from '@site/platform-domains/rewards';
import { cancelBet } from '#calls/cancel-bet.service';
import { editBet } from '#calls/edit-bet.service';
import { findBet } from '#bets/bets.repository';
import { placeBet } from '#calls/place-bet.service';
import { createSweep } from '#book/sweep.service';
import { decideDue } from '#book/decide.service';
import { holdMarket, settleByHand } from '#settlement/manual-settlement.service';
import { askOf, LINES, livingFor, PLAYERS, quote, quoteNow, RUNNERS, unlessRefused, type Table } from './scenario';

const market = fc.nat(2);
const who = fc.nat(PLAYERS - 1);
/** Most steps are taken to their end. */
const dies = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(30) });
const hundreds = fc.integer({ min: 1, max: 12 });
const odds = fc.constantFrom(150, 206, 208, 210, 212, 212, 212, 214, 216, 218, 320);

export const step = fc.oneof(
  {
    weight: 28,
    arbitrary: fc.record({
      does: fc.constant('place' as const),
      who,
      market: fc.constantFrom(0, 0, 0, 0, 1, 2),
      runner: fc.constantFrom(0, 0, 1, 2),
      isBacker: fc.boolean(),
      odds,
      hundreds,
      isWhole: fc.constantFrom(false, false, false, true),
      /** Hundreds that a whole bet on Match Odds must match at once. */
      least: fc.constantFrom(null, 1, 2),
      atStart: fc.constantFrom(...START_RULES),
      /** Which of the player's free bets pays the stake. */
      free: fc.constantFrom(null, null, null, 0, 1),
      dies,
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('cancel' as const), bet: fc.nat(20), dies }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('edit' as const), bet: fc.nat(20), odds, hundreds, dies }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('quote' as const), market, shift: fc.integer({ min: -2, max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('time' as const), seconds: fc.constantFrom(1, 3), dies }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('hold' as const),
      market,
      held: fc.constantFrom('SUSPENDED' as const, 'BALL_RUNNING' as const, 'OPEN' as const, null, null, null, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('feed' as const),
      market,
      state: fc.constantFrom('SUSPENDED' as const, 'BALL_RUNNING' as const, 'OPEN' as const, 'OPEN' as const, 'OPEN' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('blink' as const), market: fc.constantFrom(0, 0, 0, 1, 2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('start' as const),
      stop: fc.constantFrom('none' as const, 'brief' as const, 'stays' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('settle' as const), market, outcome: fc.nat(5), dies }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export function resultOf(nth: number, outcome: number): MarketResult {
  if (outcome === 5) return { kind: 'void', reason: 'abandoned' };
  if (nth === 2) return { kind: 'runs', runs: LINES[outcome] ?? 0 };
  const winner = RUNNERS[outcome % (nth === 0 ? 3 : 2)] ?? 'A';
  return { kind: 'winner', runners: outcome === 4 && nth === 0 ? ['A', 'B'] : [winner] };
}

async function place(
  table: Table,
  {
    who: nth,
    market: at,
    runner,
    isBacker,
    odds: price,
    hundreds: taka,
    isWhole,
    least,
    atStart,
    free,
    dies,
  }: Extract<Step, { does: 'place' }>,
) {
  const { platform, markets, players, bets } = table;
  const marketId = markets[at] ?? '';
  const paid = free === null ? null : ((await listFreeBets(platform.db, players[nth] ?? 0))[free] ?? null);
  const asked = at === 0 ? { odds: priceOfHundredths(price), run: null } : quoteNow(table, at, isBacker);
  const placed = await placeBet(livingFor(platform, dies), players[nth] ?? 0, {
    ...askOf(marketId),
    ...asked,
    selection: at === 2 ? marketId : (RUNNERS[at === 1 ? runner % 2 : runner] ?? 'A'),
    side: at === 2 ? (isBacker ? 'yes' : 'no') : isBacker ? 'back' : 'lay',
    stake: paid ? paid.left : paisa(BigInt(taka) * 10_000n),
    freeBetId: paid?.id ?? null,
    policy: 'better',
    fill: isWhole ? 'all_or_nothing' : 'keep',
    minFill: isWhole && at === 0 && least !== null ? paisa(BigInt(least) * 10_000n) : null,
    atStart,
  });
  bets.push(placed.bet.id);
}

async function change(table: Table, move: Extract<Step, { does: 'cancel' | 'edit' }>) {
  const { platform, bets } = table;
  const id = bets[move.bet % Math.max(1, bets.length)];
  const found = id === undefined ? null : await findBet(platform.db, id);
  if (!found) return;
  const context = livingFor(platform, move.dies);
  if (move.does === 'cancel') await cancelBet(context, found.bet);
  else await editBet(context, found.bet, { odds: priceOfHundredths(move.odds), stake: paisa(BigInt(move.hundreds) * 10_000n) });
}

/** Runs the periodic jobs once. */
export async function letJobsRun(table: Table, dying: number | null = null) {
  const context = livingFor(table.platform, dying);
  await unlessRefused(() => decideDue(context));
  await unlessRefused(createSweep(context));
  await unlessRefused(() => endFreeBets(context));
}

/** The feed stops a market so briefly that no job sees it. */
function blink({ platform: { feed, clock }, stops }: Table, marketId: string) {
  const before = feed.market(marketId, clock.now());
  clock.advance(1);
  const at = clock.now();
  feed.change(marketId, { state: 'SUSPENDED' }, at);
  feed.change(marketId, { state: before?.state ?? 'OPEN' }, at);
  clock.advance(1);
  stops.push({ marketId, at });
}

/** The match begins: with no stop, with one so brief that no job sees it, or with one that stays. */
function start({ platform: { feed, clock }, markets: [marketId], stops, starts }: Table, stop: 'none' | 'brief' | 'stays') {
  const before = feed.market(marketId, clock.now());
  if (!before || before.inplay) return;
  clock.advance(1);
  const at = clock.now();
  starts.push({ marketId, at });
  feed.change(marketId, { inplay: true, state: stop === 'none' ? before.state : 'SUSPENDED' }, at);
  clock.advance(1);
  if (stop === 'none') return;
  stops.push({ marketId, at });
  if (stop === 'brief') feed.change(marketId, { state: before.state }, clock.now());
}

export async function take(table: Table, move: Step) {
  const { platform, markets } = table;
  switch (move.does) {
    case 'place':
      return void (await unlessRefused(() => place(table, move)));
    case 'cancel':
    case 'edit':
      return void (await unlessRefused(() => change(table, move)));
    case 'quote':
      return quote(table, move.market, move.shift);
    case 'time':
      platform.clock.advance(move.seconds);
      return letJobsRun(table, move.dies);
    case 'feed':
      // A Match Odds market is suspended while the ball runs.
      return platform.feed.change(
        markets[move.market] ?? '',
        { state: move.market === 0 && move.state === 'BALL_RUNNING' ? 'SUSPENDED' : move.state },
        platform.clock.now(),
      );
    case 'blink':
      return blink(table, markets[move.market] ?? '');
    case 'start':
      return start(table, move.stop);
    case 'hold':
      return void (await unlessRefused(() => holdMarket(platform.context, markets[move.market] ?? '', move.held)));
    case 'settle': {
      const result = resultOf(move.market, move.outcome);
      return void (await unlessRefused(() => settleByHand(livingFor(platform, move.dies), markets[move.market] ?? '', () => result)));
    }
  }
}
