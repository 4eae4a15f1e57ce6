import type { Bet, LineBet, RunnerBet, Side } from '@site/api/contracts/exchange';
import { paisaOf } from '@site/i18n';

type Part = 'matched' | 'waiting';
const isRunnerSide = (side: Side): side is 'back' | 'lay' => side === 'back' || side === 'lay';

const partOf = (bet: Bet, part: Part) => ({ win: paisaOf(bet[part].profit), risk: paisaOf(bet[part].liability) });

const has = (part: Part) => (bet: Bet) => paisaOf(bet[part].stake) > 0n;

/** The given part of each bet on a runner, in the shape that the functions on positions take. */
export const runnerBetsOf = (bets: readonly Bet[], part: Part): RunnerBet[] =>
  bets
    .filter(has(part))
    .flatMap((bet) => (isRunnerSide(bet.side) ? [{ runner: bet.selection, side: bet.side, ...partOf(bet, part) }] : []));

export const lineBetsOf = (bets: readonly Bet[], part: Part): LineBet[] =>
  bets
    .filter(has(part))
    .flatMap((bet) =>
      isRunnerSide(bet.side) || bet.run === null ? [] : [{ side: bet.side, line: Number(bet.run), ...partOf(bet, part) }],
    );

export const betsOfMarket = (bets: readonly Bet[] | undefined, marketId: string) =>
  (bets ?? []).filter((bet) => bet.market_id === marketId);
