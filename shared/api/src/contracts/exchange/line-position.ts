import { paisa, type Paisa } from '@site/api/money';

/** One bet on a line: YES wins from the line on, NO below it. `win` and `risk` in paisa. */
export interface LineBet {
  side: 'yes' | 'no';
  line: number;
  win: Paisa;
  risk: Paisa;
}

/** Profit of one bet at a result in paisa; a loss is below zero. */
export const lineResult = ({ side, line, win, risk }: LineBet, result: number) =>
  (side === 'yes') === result >= line ? win : paisa(-risk);

/** The profit is a step function of the runs, so only the results on each line and just below it are evaluated. */
const stepsOf = (bets: readonly LineBet[]) => [...new Set(bets.flatMap(({ line }) => [line - 1, line]))].sort((one, other) => one - other);

/** Profit of the bets at a result in paisa; a loss is below zero. */
export const lineProfit = (bets: readonly LineBet[], result: number) => paisa(bets.reduce((sum, bet) => sum + lineResult(bet, result), 0n));

/**
 * Exposure in a line market, in paisa: the largest loss over all results, where each waiting bet counts as matched or not, whichever is
 * worse. @see N-52, PLATFORM-059
 */
export function lineExposure(matched: readonly LineBet[], waiting: readonly LineBet[] = []): Paisa {
  const worst = stepsOf([...matched, ...waiting]).reduce((least, result) => {
    const profit = waiting.reduce<bigint>((sum, bet) => sum + lossOf(bet, result), lineProfit(matched, result));
    return profit < least ? profit : least;
  }, 0n);
  return paisa(-worst);
}

function lossOf(bet: LineBet, result: number) {
  const profit = lineResult(bet, result);
  return profit < 0n ? profit : 0n;
}
