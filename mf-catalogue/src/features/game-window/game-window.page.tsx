import { useMemo, useState } from 'react';
import { useText } from '@site/i18n';
import { useLocation, useShell } from '@site/remote';
import { Button } from '@site/ui';
import { ALL_GAMES_PATH } from '#paths';
import { readOpenGame } from './game-window.rules';
import { NoGame } from './no-game';
import { OpenWindow } from './open-window';

/** The page opens with a launch address, without one, or with one that is used up after a reload. */
export function GameWindowPage() {
  const t = useText('catalogue');
  const { launchGame } = useShell();
  const { state } = useLocation();
  const game = useMemo(() => readOpenGame(state), [state]);
  const [usedUp, setUsedUp] = useState(() => (game?.isUsedUp ? game.session : null));

  if (!game) return <NoGame title={t('window.none.title')} text={t('window.none.text')} gamesPath={ALL_GAMES_PATH} />;
  if (game.session !== usedUp) return <OpenWindow key={game.session} game={game} />;

  const { game: toLaunch, returnTo, name } = game;
  return (
    <NoGame title={name} text={t('window.used.text')} gamesPath={returnTo}>
      {toLaunch ? (
        <Button onClick={() => void launchGame(toLaunch, returnTo)}>{t('window.again')}</Button>
      ) : (
        <Button onClick={() => setUsedUp(null)}>{t('window.again')}</Button>
      )}
    </NoGame>
  );
}
