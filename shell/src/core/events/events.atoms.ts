import { atom } from 'jotai';
import { NOTHING_UNREAD } from './unread.rules';

export const eventsOpenAtom = atom(false);

/** What support wrote and the player has not read yet. */
export const chatUnreadAtom = atom(NOTHING_UNREAD);
