import { atom } from 'jotai';
import type { PlayPause, Restriction } from '@site/api/contracts/safer-play';
import type { Player, SessionService } from '@site/remote';

/** Null: a visitor. */
export const playerAtom = atom<Player | null>(null);

export const codesAtom = atom<SessionService['codes']>({ referral: null, affiliate: null });

/** The home popups that the player has not dismissed yet. */
export const popupsAtom = atom({ maintenance: false, welcome: false });

/** The player's own pause, as the log-in or the last balance answer reported it. */
export const restrictionAtom = atom<Restriction | null>(null);

/** Reason for which the platform accepts no round and no bet now, as the last balance answer reported it. */
export const playPauseAtom = atom<PlayPause | null>(null);
