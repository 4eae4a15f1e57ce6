import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '@site/api';
import { getBets, placeBet, type Bet } from '@site/api/contracts/exchange';
import { useShell } from '@site/remote';
import { isOutcomeUnknown, type Failure } from '@site/remote/failure';
import type { EndpointInput } from '@site/api/schema';
import { useReloadBets } from '#bets';

/** `checking`: the answer was lost, and the platform is asked what became of the bet. */
export type PlacingPhase = 'idle' | 'sending' | 'checking';
export type Order = Omit<EndpointInput<typeof placeBet>, 'client_ref'>;

/** `delayMs`: so long after the answer the bet is decided. */
export interface Receipt {
  bet: Bet;
  delayMs: number;
}

export interface Placing {
  phase: PlacingPhase;
  /** Why the last one was refused, or `isUnknown`: nobody could say what became of it, and the same may be sent again. */
  failure: (Failure & { isUnknown: boolean }) | null;
  /** Places once, however often it is called meanwhile. Null: nothing was placed, or nothing is known of it. */
  place(order: Order): Promise<Receipt | null>;
  /** True while the outcome of the last bet is unknown; that bet may be placed. */
  isUnsettled(): boolean;
  forget(): void;
}

/** Pauses before each question for a lost answer. */
const QUESTIONS_AFTER_MS = [0, 1000, 2000, 4000] as const;

/** One bet at a time. The same order sent again after an unknown outcome goes under the same reference: it is the same bet. */
export function usePlacing(): Placing {
  const { busy } = useShell();
  const reload = useReloadBets();
  const [phase, setPhase] = useState<PlacingPhase>('idle');
  const [failure, setFailure] = useState<Placing['failure']>(null);
  const running = useRef(false);
  const kept = useRef<{ content: string; clientRef: string } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  async function place(order: Order): Promise<Receipt | null> {
    if (running.current) return null;
    running.current = true;
    const done = busy(placeBet.path);
    const content = JSON.stringify(order);
    if (kept.current?.content !== content) kept.current = { content, clientRef: crypto.randomUUID() };
    const { clientRef } = kept.current;
    setFailure(null);
    setPhase('sending');
    try {
      const answer = await call(placeBet, { ...order, client_ref: clientRef }).catch((problem: unknown) => {
        if (!(problem instanceof ApiError) || !isOutcomeUnknown(problem)) throw problem;
        if (isHere.current) setPhase('checking');
        return askForOutcome(clientRef, problem);
      });
      kept.current = null;
      return { bet: answer.bet, delayMs: answer.delay_ms };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const isUnknown = isOutcomeUnknown(problem);
      if (problem.kind === 'refused') kept.current = null;
      if (isHere.current && problem.kind !== 'unauthenticated') setFailure({ kind: problem.kind, ...factsOf(problem), isUnknown });
      return null;
    } finally {
      running.current = false;
      done();
      if (isHere.current) setPhase('idle');
      reload();
    }
  }

  return { phase, failure, place, isUnsettled: () => kept.current !== null, forget: () => setFailure(null) };
}

async function askForOutcome(clientRef: string, lost: ApiError) {
  for (const pauseMs of QUESTIONS_AFTER_MS) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const answer = await call(getBets, { client_ref: clientRef }).catch(() => null);
    const bet = answer?.bets[0];
    if (bet) return { bet, delay_ms: Math.max(0, Date.parse(bet.decided_at) - Date.parse(bet.placed_at)) };
  }
  throw lost;
}

const factsOf = ({ serverMessage, errors, until }: ApiError) => ({
  ...(serverMessage ? { serverMessage } : {}),
  ...(errors ? { errors } : {}),
  ...(until ? { until } : {}),
});
