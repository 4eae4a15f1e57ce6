import { paisa, type Paisa } from '@site/api/money';

/** One matched or waiting piece of a bet on a runner. */
export interface RunnerBet<R = string> {
  runner: R;
  side: 'back' | 'lay';
  win: Paisa;
  risk: Paisa;
}

const resultOf = ({ runner, side, win, risk }: RunnerBet<unknown>, winner: unknown) =>
  (runner === winner) === (side === 'back') ? win : paisa(-risk);

/** Profit or loss of the matched bets, for each runner that may win. */
export function profitByRunner<R>(runners: readonly R[], matched: readonly RunnerBet<R>[]): Map<R, Paisa> {
  return new Map(runners.map((winner) => [winner, paisa(matched.reduce((sum, bet) => sum + resultOf(bet, winner), 0n))]));
}

/**
 * The most that can be lost in the market: over the runners, with of each waiting order what is worse for that outcome, matched or not.
 * @see domain 2.2
 */
export function runnerExposure<R>(runners: readonly R[], matched: readonly RunnerBet<R>[], waiting: readonly RunnerBet<R>[] = []): Paisa {
  const worst = [...profitByRunner(runners, matched)].map(([winner, profit]) =>
    waiting.reduce<bigint>((sum, order) => sum + minOf(0n, resultOf(order, winner)), profit),
  );
  return paisa(maxOf(0n, -worst.reduce(minOf, 0n)));
}

const minOf = (one: bigint, other: bigint) => (one < other ? one : other);
const maxOf = (one: bigint, other: bigint) => (one > other ? one : other);
