import { lineProfit, profitByRunner, type LineBet } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { betsOfMarket, lineBetsOf, runnerBetsOf, useExchangeBets } from '#bets';
import { draftLineBet, draftRunnerBet } from './draft.rules';
import { useSlip } from './use-slip';

/** Profit or loss in paisa for each runner that may win; `whatIf` includes the bet in the slip. Null: there is nothing to show. */
export interface Position {
  now: ReadonlyMap<string, Paisa> | null;
  whatIf: ReadonlyMap<string, Paisa> | null;
}

/** @param runners selection ids */
export function usePosition(marketId: string, runners: readonly string[]): Position {
  const { draft } = useSlip();
  const matched = runnerBetsOf(betsOfMarket(useExchangeBets().data, marketId), 'matched');
  const added = draft?.pick.marketId === marketId ? draftRunnerBet(draft) : null;
  return {
    now: matched.length > 0 ? profitByRunner(runners, matched) : null,
    whatIf: added && profitByRunner(runners, [...matched, added]),
  };
}

/** Worst and best result of a fancy market, in paisa. */
interface Range {
  worst: Paisa;
  best: Paisa;
}
export interface LinePosition {
  now: Range | null;
  whatIf: Range | null;
}

export function useLinePosition(marketId: string): LinePosition {
  const { draft } = useSlip();
  const matched = lineBetsOf(betsOfMarket(useExchangeBets().data, marketId), 'matched');
  const added = draft?.pick.marketId === marketId ? draftLineBet(draft) : null;
  return { now: rangeOf(matched), whatIf: added && rangeOf([...matched, added]) };
}

function rangeOf(bets: readonly LineBet[]): Range | null {
  if (bets.length === 0) return null;
  const profits = bets.flatMap(({ line }) => [line - 1, line]).map((result) => lineProfit(bets, result));
  return {
    worst: profits.reduce((one, other) => (one < other ? one : other)),
    best: profits.reduce((one, other) => (one > other ? one : other)),
  };
}
