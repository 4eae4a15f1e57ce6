import { useEffect } from 'react';
import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { MatchedBox } from '#exchange-frame';
import { useOneTapEnd } from '#one-tap';
import { EXCHANGE, EXCHANGE_ACCOUNT, EXCHANGE_PROOF, EXCHANGE_REDIRECT, IN_PLAY, MULTI_MARKETS, ODDS_VIEW, SPORTS } from '#paths';
import { slipStore } from '#draft';
import { InPlayWaiting } from './features/in-play/in-play-waiting';
import { withLaterTexts } from '#texts';
import { OddsViewPage } from './features/odds-view/odds-view.page';

const loadHome = () => withLaterTexts(import('./features/home/home.page').then((module) => module.ExchangeHomePage));
const loadInPlay = () => withLaterTexts(import('./features/in-play/in-play.page').then((module) => module.InPlayPage));
const loadSports = () => withLaterTexts(import('./features/sports/sports.page').then((module) => module.SportsPage));
const loadMulti = () => withLaterTexts(import('./features/multi-markets/multi-markets.page').then((module) => module.MultiMarketsPage));
const loadAccount = () => withLaterTexts(import('./features/account/account.page').then((module) => module.ExchangeAccountPage));
const loadProof = () => withLaterTexts(import('./features/proof/proof.page').then((module) => module.ProofPage));
const loadRedirect = () => withLaterTexts(import('./features/redirect/redirect.page').then((module) => module.ExchangeRedirectPage));

const waiting = <ScreenSkeleton />;

/**
 * The odds view is part of the remote's first chunk; the code of the other screens loads when the player enters them. The box of matched
 * bets is outside the routes, so that it survives the way from one screen to the next.
 */
export function App() {
  useEffect(() => void slipStore.restore(), []);
  useOneTapEnd();
  return (
    <>
      <Routes>
        <Route path={ODDS_VIEW} element={<OddsViewPage />} />
        <Route path={EXCHANGE} element={<LazyPage key="home" load={loadHome} fallback={waiting} />} />
        <Route path={IN_PLAY} element={<LazyPage key="in-play" load={loadInPlay} fallback={<InPlayWaiting />} />} />
        <Route path={SPORTS} element={<LazyPage key="sports" load={loadSports} fallback={waiting} />} />
        <Route path={MULTI_MARKETS} element={<LazyPage key="multi" load={loadMulti} fallback={waiting} />} />
        <Route path={EXCHANGE_ACCOUNT} element={<LazyPage key="account" load={loadAccount} fallback={waiting} />} />
        <Route path={EXCHANGE_PROOF} element={<LazyPage key="proof" load={loadProof} fallback={waiting} />} />
        <Route path={EXCHANGE_REDIRECT} element={<LazyPage key="redirect" load={loadRedirect} fallback={waiting} />} />
        {/* When the player leaves the area, the address changes before this component unmounts. */}
        <Route path="*" element={null} />
      </Routes>
      <MatchedBox />
    </>
  );
}
