import { atom, createStore } from 'jotai';
import type { BET_FILLS, PricePolicy } from '@site/api/contracts/exchange';

export interface Preferences {
  /** Changes of a price per 100 that the player accepts while the bet is decided. */
  policy: PricePolicy;
  /** Handling of the part that is not matched at once. */
  fill: (typeof BET_FILLS)[number];
  /** Asks for a confirmation before a bet is placed. */
  isConfirming: boolean;
}

const DEFAULTS: Preferences = { policy: 'better', fill: 'keep', isConfirming: false };

const store = createStore();
const keptAtom = atom<{ owner: string; preferences: Preferences } | null>(null);
const preferencesOf = atom((get) => (owner: string) => {
  const kept = get(keptAtom);
  return kept?.owner === owner ? kept.preferences : DEFAULTS;
});

/** Betting preferences of the player, kept until the page is reloaded; another player starts with the defaults. */
export const preferencesStore = {
  store,
  preferencesOf,
  change: (owner: string, change: Partial<Preferences>) =>
    store.set(keptAtom, { owner, preferences: { ...store.get(preferencesOf)(owner), ...change } }),
};
