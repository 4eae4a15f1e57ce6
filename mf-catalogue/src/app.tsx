import { APP_PATH } from '@site/api/contracts/site';
import { LazyPage, Route, Routes } from '@site/remote';
import { HomePage } from './features/home/home.page';
import { PageSkeleton } from './page-skeleton';

const loadGames = () => import('./features/games/games.page').then((module) => module.GamesPage);
const loadCasino = () => import('./features/games/games.page').then((module) => module.CasinoPage);
const loadGameWindow = () => import('./features/game-window/game-window.page').then((module) => module.GameWindowPage);
const loadAppDownload = () => import('./features/app-download/app-download.page').then((module) => module.AppDownloadPage);

/** Home comes with the remote; the list and the window are fetched when they are entered. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/games" element={<LazyPage key="games" load={loadGames} fallback={<PageSkeleton />} />} />
      <Route path="/casino" element={<LazyPage key="casino" load={loadCasino} fallback={<PageSkeleton />} />} />
      <Route path="/gamerun" element={<LazyPage key="gamerun" load={loadGameWindow} fallback={null} />} />
      <Route path={APP_PATH} element={<LazyPage key="app" load={loadAppDownload} fallback={<PageSkeleton />} />} />
    </Routes>
  );
}
