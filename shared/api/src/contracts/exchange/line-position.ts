import { paisa, type Paisa } from '@site/api/money';

/** One bet on a line: YES wins from the line on, NO below it. */
export interface LineBet {
  side: 'yes' | 'no';
  line: number;
  win: Paisa;
  risk: Paisa;
}

export const lineResult = ({ side, line, win, risk }: LineBet, result: number) =>
  (side === 'yes') === result >= line ? win : paisa(-risk);

/** The result is a step function of the runs: just below each line, and on it, is all there is to look at. */
const stepsOf = (bets: readonly LineBet[]) => [...new Set(bets.flatMap(({ line }) => [line - 1, line]))].sort((one, other) => one - other);

export const lineProfit = (bets: readonly LineBet[], result: number) => paisa(bets.reduce((sum, bet) => sum + lineResult(bet, result), 0n));

/** The most that can be lost over all results, with of each waiting bet what is worse, matched or not. @see domain 2.4 */
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
