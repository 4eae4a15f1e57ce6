import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { failureOf, type Failure } from '@site/remote/failure';
import { useMoneyCall } from './use-money-call';

/** Outcome of a money post: its answer, or its problem. Null: another post was running, or the player did not confirm. */
export type MoneyOutcome<E extends Endpoint> = EndpointOutput<E> | { problem: Failure } | null;

/**
 * Hook for a money post that never throws, because a failure is one of its outcomes; it refreshes the balance after every post.
 * @param onSettled called after every post, with any outcome.
 * @returns the phase, the progress (0 to 1, or null) and `post()`
 */
export function useMoneyOutcome<E extends Endpoint>(endpoint: E, onSettled?: () => void) {
  const { phase, progress, send } = useMoneyCall(endpoint);

  async function post(input: EndpointInput<E>): Promise<MoneyOutcome<E>> {
    try {
      return await send(input);
    } catch (problem) {
      return { problem: failureOf(problem) };
    } finally {
      onSettled?.();
    }
  }

  return { phase, progress, post };
}
