import { atom } from 'jotai';

export const noticesAtom = atom({ isOffline: false, isStorageRefused: false });
