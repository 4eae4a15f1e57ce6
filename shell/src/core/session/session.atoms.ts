import { atom } from 'jotai';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Player, SessionService } from '@site/remote';

/** Null: a visitor. */
export const playerAtom = atom<Player | null>(null);

export const codesAtom = atom<SessionService['codes']>({ referral: null, affiliate: null });

/** Which of the two home popups wait to be dismissed. */
export const popupsAtom = atom({ maintenance: false, welcome: false });

/** A pause the player asked for, as log-in or the last balance answer said. */
export const restrictionAtom = atom<Restriction | null>(null);
