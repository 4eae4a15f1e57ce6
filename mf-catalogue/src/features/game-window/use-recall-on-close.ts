import { useEffect, useRef } from 'react';
import { useQuery, useShell } from '@site/remote';
import { gameMoneyQuery, recallAfterClose } from './game-window.queries';
import type { OpenGame } from './game-window.rules';

/**
 * Moves the game's money back to the main wallet when its window is left, if the player chose that. @returns the balances of both wallets
 */
export function useGameMoney(game: OpenGame) {
  const { balance } = useShell();
  const platform = game.wallet === 'transfer' ? (game.game?.platform ?? '') : '';
  const { data } = useQuery(gameMoneyQuery(platform, platform !== ''));
  const latest = useRef({ platform, isRecalled: false, balance });
  const isHere = useRef(true);
  useEffect(() => {
    latest.current = { platform, isRecalled: data?.isRecalled ?? false, balance };
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // React's strict mode unmounts and mounts once more; by this microtask such a component is mounted again.
      queueMicrotask(() => {
        const { platform: left, isRecalled, balance: main } = latest.current;
        if (isHere.current || !left || !isRecalled) return;
        recallAfterClose(left).then(
          () => void main.refresh(),
          () => {},
        );
      });
    };
  }, []);
  return { platform, money: data };
}
