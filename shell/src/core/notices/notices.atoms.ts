import { atom } from 'jotai';

export const noticesAtom = atom({
  isOffline: false,
  isStorageRefused: false,
  /** The page runs from the last good document. */
  isKept: false,
  /** How often a part of the page was replaced while it was open. */
  swaps: 0,
});
