import type { createStore } from 'jotai';
import { GAME_WINDOW, LOGOUT_CLEARS } from '@site/api/contracts/site';
import type { SessionService, Shell } from '@site/remote';
import type { KeptStorage } from './kept-storage';
import { codesAtom, playerAtom, playPauseAtom, popupsAtom, restrictionAtom } from './session.atoms';

interface SessionParts {
  storage: KeptStorage;
  store: ReturnType<typeof createStore>;
  navigate: Shell['navigate'];
  /** Sends the log-out to the platform, while the token is still stored. */
  endOnPlatform(): Promise<unknown>;
}

/** Keys that other tabs may change while this one is open. */
const FOLLOWED = ['token', 'popup', 'regPopup', 'referral_code', 'affiliate_code'];

/** State of the history entry of home, after a log-in that an ended session required. */
export interface HomeState {
  cameFrom: string;
}

export type CodeName = 'referral_code' | 'affiliate_code';

/** The stored session and everything that changes it. A player is logged in while a token is stored. @see SHELL-049 */
export function createSession({ storage, store, navigate, endOnPlatform }: SessionParts) {
  let cameFrom: string | null = null;

  /** Reads the session from storage: at start, and when another tab changed it. */
  function read() {
    const remoteId = storage.get('remote_id') ?? '';
    const username = storage.get('username') ?? '';
    const before = store.get(playerAtom);
    const isLoggedIn = storage.get('token') !== null;
    if (!isLoggedIn) {
      store.set(playerAtom, null);
      store.set(restrictionAtom, null);
      store.set(playPauseAtom, null);
    } else if (before?.remoteId !== remoteId || before.username !== username) store.set(playerAtom, { remoteId, username });
    store.set(codesAtom, { referral: storage.get('referral_code'), affiliate: storage.get('affiliate_code') });
    store.set(popupsAtom, { maintenance: storage.get('popup') === '1', welcome: storage.get('regPopup') === '1' });
  }

  function clearKeys() {
    for (const key of LOGOUT_CLEARS) storage.remove(key);
    read();
  }

  const start: SessionService['start'] = (answer, { isNewPlayer }) => {
    storage.set('token', answer.token);
    storage.set('remote_id', answer.remote_id);
    storage.set('username', answer.username);
    storage.set('exchangeToken', answer.exchange[0]?.token ?? '');
    storage.set('popup', '1');
    storage.set('regPopup', isNewPlayer ? '1' : '0');
    store.set(restrictionAtom, answer.restriction ?? null);
    read();
    navigate('/', cameFrom === null || cameFrom === '/' ? undefined : { state: { cameFrom } satisfies HomeState });
    cameFrom = null;
  };

  return {
    start,
    read,
    token: () => storage.get('token'),
    exchangeToken: () => storage.get('exchangeToken'),
    renew: (token: string) => storage.set('token', token),

    end(to = '/') {
      // Not awaited, because log-out has to work without a network, too. The call reads the token before the keys are removed.
      const told = endOnPlatform().catch((problem: unknown) => console.error('The platform did not hear of the log-out', problem));
      clearKeys();
      navigate(to);
      return told.then(() => undefined);
    },

    /**
     * Called when a call other than the balance finds that the platform rejects the token: goes to the log-in; home then offers the way
     * back.
     * @see decision 0057
     */
    expire(from: string) {
      clearKeys();
      // A running game is not interrupted: its window stays and shows the login bar (C-10).
      if (from.split('?', 1)[0] === GAME_WINDOW) return;
      cameFrom = from;
      navigate('/login', { state: { from } });
    },

    /** Called after a 401 of the balance call. @see SHELL-052 */
    forget() {
      storage.clear();
      read();
      navigate('/');
    },

    keepCode(name: CodeName, code: string) {
      storage.set(name, code);
      read();
    },

    dismiss(popup: 'popup' | 'regPopup') {
      storage.set(popup, '0');
      read();
    },

    /** @returns a function that stops it */
    followOtherTabs() {
      const follow = ({ key }: StorageEvent) => {
        if (key === null || FOLLOWED.includes(key)) read();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
