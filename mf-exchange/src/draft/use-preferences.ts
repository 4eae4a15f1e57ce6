import { useAtomValue } from 'jotai';
import { useShell } from '@site/remote';
import { preferencesStore, type Preferences } from './preferences.store';

/** Betting preferences of the current player. */
export function usePreferences() {
  const owner = useShell().session.player?.remoteId ?? '';
  return {
    preferences: useAtomValue(preferencesStore.preferencesOf, preferencesStore)(owner),
    prefer: (change: Partial<Preferences>) => preferencesStore.change(owner, change),
  };
}
