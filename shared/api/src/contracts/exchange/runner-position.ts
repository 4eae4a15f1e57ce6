/** One matched or waiting piece of a bet on a runner. */
export interface RunnerBet<R = string> {
  runner: R;
  side: 'back' | 'lay';
  /** What the bet wins, and what it risks, in paisa. */
  win: bigint;
  risk: bigint;
}

const resultOf = ({ runner, side, win, risk }: RunnerBet<unknown>, winner: unknown) =>
  (runner === winner) === (side === 'back') ? win : -risk;

/** Profit or loss of the matched bets, for each runner that may win. */
export function profitByRunner<R>(runners: readonly R[], matched: readonly RunnerBet<R>[]): Map<R, bigint> {
  return new Map(runners.map((winner) => [winner, matched.reduce((sum, bet) => sum + resultOf(bet, winner), 0n)]));
}

/**
 * The most that can be lost in the market: over the runners, with of each waiting order what is worse for that outcome, matched or not.
 * @see domain 2.2
 */
export function runnerExposure<R>(runners: readonly R[], matched: readonly RunnerBet<R>[], waiting: readonly RunnerBet<R>[] = []): bigint {
  const worst = [...profitByRunner(runners, matched)].map(([winner, profit]) =>
    waiting.reduce((sum, order) => sum + minOf(0n, resultOf(order, winner)), profit),
  );
  return maxOf(0n, -worst.reduce(minOf, 0n));
}

const minOf = (one: bigint, other: bigint) => (one < other ? one : other);
const maxOf = (one: bigint, other: bigint) => (one > other ? one : other);
