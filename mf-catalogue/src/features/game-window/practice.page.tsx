import { useText } from '@site/i18n';
import { useLocation } from '@site/remote';
import { ALL_GAMES_PATH } from '#paths';
import { readPracticeGame, readReturnTo } from './game-window.rules';
import { NoGame } from './no-game';
import { PracticeWindow } from './practice-window';

/** A game without money; its address names the game, so it can be opened again and shared. */
export function PracticePage() {
  const t = useText('catalogue');
  const { search, state } = useLocation();
  const game = readPracticeGame(new URLSearchParams(search));
  if (!game) return <NoGame title={t('window.none.title')} text={t('window.none.text')} gamesPath={ALL_GAMES_PATH} />;
  return <PracticeWindow key={search} game={game} returnTo={readReturnTo(state) ?? ALL_GAMES_PATH} />;
}
