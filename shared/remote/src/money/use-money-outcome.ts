import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { failureOf, type Failure } from '@site/remote/failure';
import { useMoneyCall } from './use-money-call';

/** Null: a post was already on its way, or the player did not confirm it. */
export type MoneyOutcome<E extends Endpoint> = EndpointOutput<E> | { problem: Failure } | null;

/** A money post that never throws: its problem is one of its outcomes. @param onSettled after every post, whatever came of it */
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
