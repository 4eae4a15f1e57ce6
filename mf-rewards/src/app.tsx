import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { PromotionsPage } from './features/promotions/promotions.page';
import { withLaterTexts } from './texts';

const loadVip = () => import('./features/vip/vip.page').then((module) => module.VipPage);
const loadFreeBets = () => withLaterTexts(import('./features/free-bets/free-bets.page')).then((module) => module.FreeBetsPage);
const loadTournaments = () => withLaterTexts(import('./features/tournaments/tournaments.page')).then((module) => module.TournamentsPage);
const loadReferral = () => import('./features/referral/referral.page').then((module) => module.ReferralPage);

/**
 * Promotions are part of the remote's first chunk, because the toolbar leads to them; the code of the other screens loads when the player
 * enters them.
 */
export function App() {
  return (
    <Routes>
      <Route path="/promotions" element={<PromotionsPage />} />
      <Route path="/vip" element={<LazyPage key="vip" load={loadVip} fallback={<ScreenSkeleton />} />} />
      <Route path="/refrrel-program" element={<LazyPage key="referral" load={loadReferral} fallback={<ScreenSkeleton />} />} />
      <Route path="/free-bets" element={<LazyPage key="free-bets" load={loadFreeBets} fallback={<ScreenSkeleton />} />} />
      <Route path="/tournaments" element={<LazyPage key="tournaments" load={loadTournaments} fallback={<ScreenSkeleton />} />} />
      {/* When the player leaves the area, the address changes before this component unmounts. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
