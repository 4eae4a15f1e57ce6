import { atom } from 'jotai';

/** `amount`: BDT, as the platform formats it. `isStale`: two polls in a row had no answer. */
export const balanceAtom = atom<{ amount: string | null; isStale: boolean }>({ amount: null, isStale: false });
