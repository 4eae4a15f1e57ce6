import { atom } from 'jotai';
import { NOTHING_UNREAD } from './unread.rules';

export const eventsOpenAtom = atom(false);

/** Messages of support that the player has not read yet. */
export const chatUnreadAtom = atom(NOTHING_UNREAD);
