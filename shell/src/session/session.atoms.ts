import { atom } from 'jotai';
import type { Player, SessionService } from '@site/remote';

/** Null: a visitor. */
export const playerAtom = atom<Player | null>(null);

export const codesAtom = atom<SessionService['codes']>({ referral: null, affiliate: null });

/** Which of the two home popups wait to be dismissed. */
export const popupsAtom = atom({ maintenance: false, welcome: false });
