import { atom } from 'jotai';

/** What the slot between header and toolbar shows of the remote that owns the path. */
export type Area = { status: 'none' } | { status: 'loading' | 'shown' | 'failed'; remote: string };

export const areaAtom = atom<Area>({ status: 'none' });
