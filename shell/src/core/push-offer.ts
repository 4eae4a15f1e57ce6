import { atom } from 'jotai';

/** Public key to subscribe with while the page offers notifications; null while it offers none. */
export const pushOfferAtom = atom<string | null>(null);
