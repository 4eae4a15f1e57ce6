import { useCallback, useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { withLaterTexts } from '#texts';
import type { GameInfoSheet, GameInfoSheetProps } from './game-info-sheet';

/**
 * The sheet about a game; its code comes with the first press. @returns a function that opens it, and the sheet for the page
 * @param actionsOf buttons of the sheet for the game that it shows
 */
export function useGameInfo<G extends GameInfoSheetProps['game']>(actionsOf?: (game: G) => ReactNode) {
  const t = useText('catalogue');
  const { dialogs } = useShell();
  const [game, setGame] = useState<G | null>(null);
  const [View, setView] = useState<typeof GameInfoSheet | null>(null);
  const open = useCallback(
    (wanted: G) => {
      setGame(wanted);
      withLaterTexts(import('./game-info-sheet')).then(
        (module) => setView(() => module.GameInfoSheet),
        () => {
          setGame(null);
          dialogs.error(t('info.failed'));
        },
      );
    },
    [dialogs, t],
  );
  const sheet = game && View && <View game={game} onClose={() => setGame(null)} actions={actionsOf?.(game)} />;
  return [open, sheet] as const;
}
