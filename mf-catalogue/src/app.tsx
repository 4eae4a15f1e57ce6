import { PRACTICE_PATH, SEARCH_PATH } from '@site/api/contracts/catalogue';
import { APP_PATH } from '@site/api/contracts/site';
import { LazyPage, Route, Routes } from '@site/remote';
import { HomePage } from './features/home/home.page';
import { PageSkeleton } from './page-skeleton';
import { withLaterTexts } from './texts';
import { useSearchKey } from './use-search-key';

const loadGames = () => import('./features/games/games.page').then((module) => module.GamesPage);
const loadCasino = () => import('./features/games/games.page').then((module) => module.CasinoPage);
const loadGameWindow = () => withLaterTexts(import('./features/game-window/game-window.page')).then((module) => module.GameWindowPage);
const loadPractice = () => withLaterTexts(import('./features/game-window/practice.page')).then((module) => module.PracticePage);
const loadSearch = () => withLaterTexts(import('./features/search/search.page')).then((module) => module.SearchPage);
const loadAppDownload = () => withLaterTexts(import('./features/app-download/app-download.page')).then((module) => module.AppDownloadPage);

/** Home is part of the remote's first chunk; the code of the list and of the game window loads when the player enters them. */
export function App() {
  useSearchKey();
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/games" element={<LazyPage key="games" load={loadGames} fallback={<PageSkeleton />} />} />
      <Route path="/casino" element={<LazyPage key="casino" load={loadCasino} fallback={<PageSkeleton hasTabs />} />} />
      <Route path="/gamerun" element={<LazyPage key="gamerun" load={loadGameWindow} fallback={null} />} />
      <Route path={SEARCH_PATH} element={<LazyPage key="search" load={loadSearch} fallback={<PageSkeleton />} />} />
      <Route path={PRACTICE_PATH} element={<LazyPage key="practice" load={loadPractice} fallback={null} />} />
      <Route path={APP_PATH} element={<LazyPage key="app" load={loadAppDownload} fallback={<PageSkeleton />} />} />
    </Routes>
  );
}
