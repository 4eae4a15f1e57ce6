import { call } from '@site/api';
import type { OwnerProof } from '@site/api/contracts/security';
import { findOutcome } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';
import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { asOwner, useShell } from '@site/remote';
import { useIdempotentPost, type PostPhase, type PostTry } from './use-idempotent-post';

type MoneyPhase = PostPhase;

export interface MoneyCallState<E extends Endpoint> {
  phase: MoneyPhase;
  /** Part of the body that is sent, 0 to 1; null while nothing is sent. */
  progress: number | null;
  /**
   * Sends once; a second call during the first one returns null. After a lost answer it finds the outcome. When the platform requires the
   * owner, it requests a confirmation from the player and sends again with it; it returns null when the player does not confirm. The same
   * content sent again after an unknown outcome has the same key, so it cannot be booked twice.
   * @throws ApiError when the call was refused, or when its outcome is unknown (`unreachable`)
   */
  send(input: EndpointInput<E>): Promise<EndpointOutput<E> | null>;
}

/**
 * Hook for one money post of a screen; it refreshes the balance after every post.
 * @returns the phase, the progress (0 to 1, or null) and `send()` (throws ApiError)
 */
export function useMoneyCall<E extends Endpoint>(endpoint: E): MoneyCallState<E> {
  const { balance, dialogs } = useShell();

  function send(input: EndpointInput<E>, { key, show, onProgress }: PostTry) {
    const post = (confirmation?: string) =>
      call(endpoint, confirmation === undefined ? input : ({ ...(input as object), confirmation } as EndpointInput<E>), {
        idempotencyKey: key,
        onProgress,
      });
    const confirmOwner = async (proof: OwnerProof) => {
      show('idle');
      const confirmation = await dialogs.confirmOwner(proof);
      if (confirmation !== null) show('sending');
      return confirmation;
    };
    return asOwner(confirmOwner, post);
  }

  async function ask(key: string) {
    const outcome = await call(findOutcome, { key });
    if (outcome.state === 'none') return 'none';
    const answer = outcome.state === 'done' ? z.safeParse(endpoint.output, outcome.answer) : null;
    return answer?.success ? { answer: answer.data as EndpointOutput<E> } : null;
  }

  const { phase, progress, post } = useIdempotentPost<EndpointInput<E>, EndpointOutput<E> | null>({
    path: endpoint.path,
    send,
    ask,
    onSettled: () => void balance.refresh(),
  });
  return { phase, progress, send: post };
}
