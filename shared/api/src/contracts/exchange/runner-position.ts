import { paisa, type Paisa } from '@site/api/money';

/** One matched or waiting part of a bet on a runner; `win` and `risk` in paisa. */
export interface RunnerBet<R = string> {
  runner: R;
  side: 'back' | 'lay';
  win: Paisa;
  risk: Paisa;
}

const resultOf = ({ runner, side, win, risk }: RunnerBet<unknown>, winner: unknown) =>
  (runner === winner) === (side === 'back') ? win : paisa(-risk);

/** Profit of the matched bets in paisa for each runner that may win; a loss is below zero. */
export function profitByRunner<R>(runners: readonly R[], matched: readonly RunnerBet<R>[]): Map<R, Paisa> {
  return new Map(runners.map((winner) => [winner, paisa(matched.reduce((sum, bet) => sum + resultOf(bet, winner), 0n))]));
}

/**
 * Exposure in a market, in paisa: the largest loss over the runners that may win, where each waiting order counts as matched or not,
 * whichever is worse for that outcome.
 * @see N-52, PLATFORM-059
 */
export function runnerExposure<R>(runners: readonly R[], matched: readonly RunnerBet<R>[], waiting: readonly RunnerBet<R>[] = []): Paisa {
  const worst = [...profitByRunner(runners, matched)].map(([winner, profit]) =>
    waiting.reduce<bigint>((sum, order) => sum + minOf(0n, resultOf(order, winner)), profit),
  );
  return paisa(maxOf(0n, -worst.reduce(minOf, 0n)));
}

const minOf = (one: bigint, other: bigint) => (one < other ? one : other);
const maxOf = (one: bigint, other: bigint) => (one > other ? one : other);
