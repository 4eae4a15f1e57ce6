import { atom, createStore } from 'jotai';
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

const store = createStore();
const keptAtom = atom<{ owner: string; preferences: Preferences } | null>(null);
const preferencesOf = atom((get) => (owner: string) => {
  const kept = get(keptAtom);
  return kept?.owner === owner ? kept.preferences : DEFAULTS;
});

/** How a player bets, as long as the page stands; another one starts with the defaults. */
export const preferencesStore = {
  store,
  preferencesOf,
  change: (owner: string, change: Partial<Preferences>) =>
    store.set(keptAtom, { owner, preferences: { ...store.get(preferencesOf)(owner), ...change } }),
};
