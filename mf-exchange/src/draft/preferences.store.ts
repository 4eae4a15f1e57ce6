import { atom, createStore } from 'jotai';
import { BET_FILLS, PRICE_POLICIES, STAKE_KEYS, START_RULES, type PricePolicy, type StartRule } from '@site/api/contracts/exchange';
import { createKept, type Kept } from '@site/remote/kept';
import { areStakeKeys } from './stake-keys.rules';

export interface Preferences {
  /** Changes of a price per 100 that the player accepts while the bet is decided. */
  policy: PricePolicy;
  /** Handling of the part that is not matched at once. */
  fill: (typeof BET_FILLS)[number];
  /** Rule for the waiting part at the start of the match. */
  atStart: StartRule;
  /** Asks for a confirmation before a bet is placed. */
  isConfirming: boolean;
  /** Stakes of the quick buttons, whole BDT. */
  stakeKeys: readonly number[];
}

const DEFAULTS: Preferences = { policy: 'better', fill: 'keep', atStart: 'lapse', isConfirming: false, stakeKeys: STAKE_KEYS };

const placeOf = (owner: string) => `preferences/${owner}`;

/** Betting preferences of each player. They last over a reload and a swap of releases, and all tabs of the browser share them. */
export function createPreferencesStore({ readKept, changeKept }: Kept) {
  const store = createStore();
  const keptAtom = atom<{ owner: string; preferences: Preferences } | null>(null);
  const preferencesOf = atom((get) => (owner: string) => {
    const kept = get(keptAtom);
    return kept?.owner === owner ? kept.preferences : DEFAULTS;
  });
  let changes = 0;

  return {
    store,
    preferencesOf,
    change(owner: string, change: Partial<Preferences>) {
      changes += 1;
      store.set(keptAtom, { owner, preferences: { ...store.get(preferencesOf)(owner), ...change } });
      void changeKept<Preferences>(placeOf(owner), (before) => ({ ...preferencesIn(before), ...change }));
    },
    /** Takes what this browser keeps for the player; a change that is made meanwhile wins. */
    async restore(owner: string) {
      const changesBefore = changes;
      const kept = await readKept<unknown>(placeOf(owner));
      if (kept && changes === changesBefore) store.set(keptAtom, { owner, preferences: preferencesIn(kept) });
    },
  };
}

/** Checks each value, because another release may have written it. */
function preferencesIn(kept: unknown): Preferences {
  const { policy, fill, atStart, isConfirming, stakeKeys } = (kept ?? {}) as Partial<Preferences>;
  return {
    policy: PRICE_POLICIES.find((known) => known === policy) ?? DEFAULTS.policy,
    fill: BET_FILLS.find((known) => known === fill) ?? DEFAULTS.fill,
    atStart: START_RULES.find((known) => known === atStart) ?? DEFAULTS.atStart,
    isConfirming: isConfirming === true,
    stakeKeys: areStakeKeys(stakeKeys) ? stakeKeys : DEFAULTS.stakeKeys,
  };
}

export const preferencesStore = createPreferencesStore(createKept('exchange'));
