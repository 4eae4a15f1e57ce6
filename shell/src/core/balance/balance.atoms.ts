import { atom } from 'jotai';

/** `amount`: BDT as the platform wrote it. `isStale`: two polls in a row brought no answer. */
export const balanceAtom = atom<{ amount: string | null; isStale: boolean }>({ amount: null, isStale: false });
