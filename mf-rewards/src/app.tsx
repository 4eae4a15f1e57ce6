import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { PromotionsPage } from './features/promotions/promotions.page';

const loadVip = () => import('./features/vip/vip.page').then((module) => module.VipPage);
const loadReferral = () => import('./features/referral/referral.page').then((module) => module.ReferralPage);

/** Promotions come with the remote, the toolbar leads to them; the other screens are fetched when they are entered. */
export function App() {
  return (
    <Routes>
      <Route path="/promotions" element={<PromotionsPage />} />
      <Route path="/vip" element={<LazyPage key="vip" load={loadVip} fallback={<ScreenSkeleton />} />} />
      <Route path="/refrrel-program" element={<LazyPage key="referral" load={loadReferral} fallback={<ScreenSkeleton />} />} />
      {/* On the way out the address changes before this area leaves. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
