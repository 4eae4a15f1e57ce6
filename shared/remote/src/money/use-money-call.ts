import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '@site/api';
import type { OwnerProof } from '@site/api/contracts/security';
import { findOutcome } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';
import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { asOwner, useShell } from '@site/remote';

/** `checking`: the answer was lost, and the platform is asked what became of the post. */
export type MoneyPhase = 'idle' | 'sending' | 'checking';

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

/** Pauses before each question for a lost answer. */
const QUESTIONS_AFTER_MS = [0, 1000, 2000, 4000] as const;

/** One money post of a screen. The balance is asked for anew whatever came of it. */
export function useMoneyCall<E extends Endpoint>(endpoint: E): MoneyCallState<E> {
  const { balance, busy, dialogs } = useShell();
  const [phase, setPhase] = useState<MoneyPhase>('idle');
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef(false);
  const kept = useRef<{ content: string; key: string } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const show = (next: MoneyPhase) => {
    if (isHere.current) setPhase(next);
  };

  async function send(input: EndpointInput<E>): Promise<EndpointOutput<E> | null> {
    if (running.current) return null;
    running.current = true;
    const done = busy(endpoint.path);
    const content = contentOf(input);
    if (kept.current?.content !== content) kept.current = { content, key: crypto.randomUUID() };
    const { key } = kept.current;
    show('sending');
    try {
      const post = (confirmation?: string) =>
        call(endpoint, confirmation === undefined ? input : ({ ...(input as object), confirmation } as EndpointInput<E>), {
          idempotencyKey: key,
          onProgress: (part) => isHere.current && setProgress(part),
        }).catch((problem: unknown) => {
          if (!isLost(problem)) throw problem;
          if (isHere.current) setProgress(null);
          show('checking');
          return askForOutcome(endpoint, key, problem);
        });
      const confirmOwner = async (proof: OwnerProof) => {
        show('idle');
        const confirmation = await dialogs.confirmOwner(proof);
        if (confirmation !== null) show('sending');
        return confirmation;
      };
      const answer = await asOwner(confirmOwner, post);
      kept.current = null;
      return answer;
    } catch (problem) {
      // Only a refusal says that nothing was booked under the key; a log-in that ended says nothing of an earlier try.
      if (problem instanceof ApiError && problem.kind === 'refused') kept.current = null;
      throw problem;
    } finally {
      running.current = false;
      done();
      if (isHere.current) setProgress(null);
      show('idle');
      void balance.refresh();
    }
  }

  return { phase, progress, send };
}

/** These may have come after it was booked. */
const isLost = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && (problem.kind === 'unreachable' || problem.kind === 'fault' || problem.kind === 'off-contract');

async function askForOutcome<E extends Endpoint>(endpoint: E, key: string, lost: ApiError): Promise<EndpointOutput<E>> {
  let isNoneBooked = false;
  for (const pauseMs of QUESTIONS_AFTER_MS) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const outcome = await call(findOutcome, { key }).catch(() => null);
    isNoneBooked = outcome?.state === 'none';
    const answer = outcome?.state === 'done' ? z.safeParse(endpoint.output, outcome.answer) : null;
    if (answer?.success) return answer.data as EndpointOutput<E>;
  }
  // The platform's own word for a failure counts only when it also says that nothing was booked.
  throw isNoneBooked ? lost : new ApiError({ kind: 'unreachable' }, { cause: lost });
}

/** What makes two posts the same: the fields, and of a file its name, size and time. */
const contentOf = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : typeof value === 'bigint' ? String(value) : value,
  );
