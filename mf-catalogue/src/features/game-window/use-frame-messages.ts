import { useEffect, type RefObject } from 'react';
import { useQueryClient, useShell } from '@site/remote';
import { gameSessionQuery } from './game-window.queries';
import { isFromGame, type OpenGame } from './game-window.rules';

/** A message of the game never changes a figure by itself: it only makes the platform be asked again. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, game: OpenGame) {
  const { balance } = useShell();
  const queries = useQueryClient();

  useEffect(() => {
    const handleMessage = (message: MessageEvent) => {
      if (!isFromGame(message, game, frame.current?.contentWindow)) return;
      void balance.refresh();
      void queries.invalidateQueries({ queryKey: gameSessionQuery(game.session, true).queryKey });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, game, balance, queries]);
}
