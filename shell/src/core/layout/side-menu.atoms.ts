import { atom } from 'jotai';
import type { GameType } from '@site/api/contracts/catalogue';
import { layoutAtom } from './layout';

/** Null: default of the layout, open on a desktop and closed on a phone. */
const choiceAtom = atom<boolean | null>(null);

export const menuOpenAtom = atom(
  (get) => get(choiceAtom) ?? get(layoutAtom) === 'desktop',
  (_, set, isOpen: boolean) => set(choiceAtom, isOpen),
);

/** Category whose second menu is shown. */
export const openCategoryAtom = atom<GameType | null>(null);
