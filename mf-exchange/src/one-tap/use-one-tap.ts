import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useShell } from '@site/remote';
import { oneTapStore, type OneTap } from './one-tap.store';

const useOneTapState = () => useAtomValue(oneTapStore.atom, oneTapStore);

/** One-tap bets of the current player; null while they are off. */
export function useOneTap(): OneTap | null {
  const { player, restriction } = useShell().session;
  const state = useOneTapState();
  return state && state !== 'expired' && state.owner === player?.remoteId && !restriction ? state : null;
}

/** True after one-tap bets have ended by themselves, until the player closes the note. */
export const useOneTapExpired = () => useOneTapState() === 'expired';

/** Ends one-tap bets with the log-in, with a break, and when the player leaves the exchange. */
export function useOneTapEnd() {
  const { player, restriction } = useShell().session;
  const mayBet = player !== null && !restriction;
  useEffect(() => {
    if (!mayBet) oneTapStore.end();
  }, [mayBet]);
  useEffect(() => oneTapStore.end, [player?.remoteId]);
}
