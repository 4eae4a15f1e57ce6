import { useSyncExternalStore } from 'react';
import type { BET_FILLS, PricePolicy } from '@site/api/contracts/exchange';

export interface Preferences {
  /** What the house may change of a price per 100 while the bet is decided. */
  policy: PricePolicy;
  /** What becomes of the part that the book does not take at once. */
  fill: (typeof BET_FILLS)[number];
  /** Ask once more before a bet is placed. */
  isConfirming: boolean;
}

let preferences: Preferences = { policy: 'better', fill: 'keep', isConfirming: false };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function changePreferences(change: Partial<Preferences>) {
  preferences = { ...preferences, ...change };
  listeners.forEach((listener) => listener());
}

/** How the player bets, as long as the page stands. */
export function usePreferences() {
  return { preferences: useSyncExternalStore(subscribe, () => preferences), prefer: changePreferences };
}
