import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useShell } from '@site/remote';
import { preferencesStore, type Preferences } from './preferences.store';

/** Betting preferences of the current player. */
export function usePreferences() {
  const owner = useOwner();
  return {
    preferences: useAtomValue(preferencesStore.preferencesOf, preferencesStore)(owner),
    prefer: (change: Partial<Preferences>) => preferencesStore.change(owner, change),
  };
}

/** Reads the preferences that this browser keeps, at once and when the player comes back from another tab. */
export function useKeptPreferences() {
  const owner = useOwner();
  useEffect(() => {
    const restore = () => void (owner && !document.hidden && preferencesStore.restore(owner));
    restore();
    window.addEventListener('focus', restore);
    document.addEventListener('visibilitychange', restore);
    return () => {
      window.removeEventListener('focus', restore);
      document.removeEventListener('visibilitychange', restore);
    };
  }, [owner]);
}

const useOwner = () => useShell().session.player?.remoteId ?? '';
