import { useState } from 'react';
import { ApiError, call } from '@site/api';
import { cashOut, getBets, placeBet, type Bet } from '@site/api/contracts/exchange';
import type { EndpointInput } from '@site/api/schema';
import { isOutcomeUnknown, type Failure } from '@site/remote/failure';
import { useIdempotentPost, type PostPhase } from '@site/remote/money';
import { useReloadBets } from '#bets';

export type PlacingPhase = PostPhase;
export type Order = Omit<EndpointInput<typeof placeBet>, 'client_ref'>;
export type CashOutOrder = Omit<EndpointInput<typeof cashOut>, 'client_ref'>;

/** `delayMs`: time from the answer to the decision of the bet. */
export interface BetReceipt {
  bet: Bet;
  delayMs: number;
}

export interface Placing<O = Order> {
  phase: PlacingPhase;
  /** Reason of the last refusal; `isUnknown`: the outcome is unknown, and the same order may be sent again. */
  failure: (Failure & { isUnknown: boolean }) | null;
  /** Places once, however often it is called meanwhile. Null: the bet was not placed, or its outcome is unknown. */
  place(order: O): Promise<BetReceipt | null>;
  /** True while the outcome of the last bet is unknown: that bet may be placed. */
  isUnsettled(): boolean;
  forget(): void;
}

/**
 * Places one bet at a time. The same order, sent again after an unknown outcome, keeps its reference, so the platform treats it as the same
 * bet.
 */
export const usePlacing = () => usePosting<Order>(placeBet.path, (order) => call(placeBet, order));

/** Cashes out all or a part of a position; the platform computes the stake. */
export const useCashingOut = () => usePosting<CashOutOrder>(cashOut.path, (order) => call(cashOut, order));

type WithReference<O> = O & { client_ref: string };

function usePosting<O>(path: string, send: (order: WithReference<O>) => Promise<{ bet: Bet; delay_ms: number }>): Placing<O> {
  const [failure, setFailure] = useState<Placing<O>['failure']>(null);
  const { phase, post, isUnsettled } = useIdempotentPost<O, BetReceipt>({
    path,
    async send(order, { key }) {
      setFailure(null);
      const { bet, delay_ms: delayMs } = await send({ ...order, client_ref: key });
      return { bet, delayMs };
    },
    async ask(key) {
      const [bet] = (await call(getBets, { client_ref: key })).bets;
      if (!bet) return 'none';
      return { answer: { bet, delayMs: Math.max(0, Date.parse(bet.decided_at) - Date.parse(bet.placed_at)) } };
    },
    onSettled: useReloadBets(),
  });

  async function place(order: O): Promise<BetReceipt | null> {
    try {
      return await post(order);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.kind !== 'unauthenticated') setFailure({ ...problem, isUnknown: isOutcomeUnknown(problem) });
      return null;
    }
  }

  return { phase, failure, place, isUnsettled, forget: () => setFailure(null) };
}
