import { atom } from 'jotai';

/** State of the slot between header and toolbar, and the remote that owns the path. */
export type Area = { status: 'none' } | { status: 'loading' | 'shown' | 'failed'; remote: string };

export const areaAtom = atom<Area>({ status: 'none' });
