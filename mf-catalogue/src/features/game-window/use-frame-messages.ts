import { useEffect, useRef, type RefObject } from 'react';
import { useQueryClient, useShell } from '@site/remote';
import { gameSessionQuery, useReloadGameMoney } from './game-window.queries';
import { isFromGame, type OpenGame } from './game-window.rules';

/** A message of the game never changes a figure itself: it only triggers a new read from the platform. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, game: OpenGame) {
  const { balance } = useShell();
  const queries = useQueryClient();
  const reload = useReloadGameMoney();
  const reloadMoney = useRef(reload);

  useEffect(() => {
    const handleMessage = (message: MessageEvent) => {
      if (!isFromGame(message, game, frame.current?.contentWindow)) return;
      void balance.refresh();
      if (game.wallet) void reloadMoney.current();
      void queries.invalidateQueries({ queryKey: gameSessionQuery(game.session, true).queryKey });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, game, balance, queries]);
}
