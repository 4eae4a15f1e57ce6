import { atom } from 'jotai';
import type { GameType } from '@site/api/contracts/catalogue';
import { layoutAtom } from './layout';

/** Null: as the layout has it, open beside the page on a desktop and closed on a phone. */
const choiceAtom = atom<boolean | null>(null);

export const menuOpenAtom = atom(
  (get) => get(choiceAtom) ?? get(layoutAtom) === 'desktop',
  (_, set, isOpen: boolean) => set(choiceAtom, isOpen),
);

/** Whose second menu is shown. */
export const openCategoryAtom = atom<GameType | null>(null);
