import type { BET_FILLS, PricePolicy } from '@site/api/contracts/exchange';

export interface Preferences {
  /** What the house may change of a price per 100 while the bet is decided. */
  policy: PricePolicy;
  /** What becomes of the part that the book does not take at once. */
  fill: (typeof BET_FILLS)[number];
  /** Ask once more before a bet is placed. */
  isConfirming: boolean;
}

const DEFAULTS: Preferences = { policy: 'better', fill: 'keep', isConfirming: false };

let kept: { owner: string; preferences: Preferences } | null = null;
const listeners = new Set<() => void>();

/** How a player bets, as long as the page stands; another one starts with the defaults. */
export const preferencesStore = {
  of: (owner: string) => (kept?.owner === owner ? kept.preferences : DEFAULTS),
  change(owner: string, change: Partial<Preferences>) {
    kept = { owner, preferences: { ...preferencesStore.of(owner), ...change } };
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
