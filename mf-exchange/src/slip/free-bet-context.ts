import { createContext } from 'react';
import type { BetDraft } from '../draft/slip.store';

export interface FreeBetSlip {
  draft: BetDraft;
  onChange: (patch: Partial<BetDraft>) => void;
}

/** Carries the bet in the slip into the chunk of the free bets. */
export const FreeBetContext = createContext<FreeBetSlip | null>(null);
