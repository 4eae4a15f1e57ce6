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
  /** Part of the body that was sent, 0 to 1; null while nothing is on the way. */
  progress: number | null;
  /**
   * Sends once, however often it is called meanwhile (then it answers null). After a lost answer it finds out what was booked.
   * When the platform asks for the owner, it asks the player for a confirmation and sends again with it. It answers null when the player
   * does not confirm.
   * The same content sent again after an unknown outcome goes under the same key: it cannot be booked twice.
   * @throws ApiError when it was refused, or when nobody can say yet what became of it (`unreachable`)
   */
  send(input: EndpointInput<E>): Promise<EndpointOutput<E> | null>;
}

/** One money post of a screen. The balance is asked for anew whatever came of it. */
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
