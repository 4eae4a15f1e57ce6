import { createContext } from 'react';
import type { BetDraft } from './slip.store';

export interface SlipParts {
  draft: BetDraft;
  /** True for a book whose match has not begun. */
  isBeforeStart: boolean;
  onChange: (patch: Partial<BetDraft>) => void;
}

/** Carries the bet in the slip into the parts of the slip that have a chunk of their own. */
export const SlipContext = createContext<SlipParts | null>(null);
