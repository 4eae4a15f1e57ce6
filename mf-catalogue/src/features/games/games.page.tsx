import { CategoryTabs } from './category-tabs';
import { GamesLobby } from './games-lobby';
import { readCasinoView } from './games.rules';
import { useGamesView } from './use-games-view';

export function GamesPage() {
  return <GamesLobby state={useGamesView()} />;
}

/** The games list below tabs of all categories. */
export function CasinoPage() {
  const state = useGamesView(readCasinoView);
  return <GamesLobby state={state} above={<CategoryTabs current={state.view.type} />} />;
}
