import { createContext } from 'react';
import type { Bet } from '@site/api/contracts/exchange';
import type { LiveEvent } from '#markets';

export interface HeldBets {
  live: LiveEvent;
  /** The player's open bets of the event. */
  bets: readonly Bet[];
}

/** Carries the event and the bets into the chunk of the cash-out. */
export const CashOutContext = createContext<HeldBets | null>(null);
