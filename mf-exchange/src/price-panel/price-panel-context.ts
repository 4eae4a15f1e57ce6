import { createContext } from 'react';
import type { MatchOdds } from '@site/api/contracts/exchange';
import type { Choose } from '#draft';
import type { LiveEvent } from '#markets';

export interface PricePanelProps {
  live: LiveEvent;
  market: MatchOdds;
  choose: Choose;
  onClose: () => void;
}

/** Carries the market into the chunk of the panel. */
export const PricePanelContext = createContext<PricePanelProps | null>(null);
