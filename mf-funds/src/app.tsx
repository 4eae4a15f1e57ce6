import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { DepositPage } from './features/deposit/deposit.page';

const loadWithdrawal = () => import('./features/withdrawal/withdrawal.page').then((module) => module.WithdrawalPage);
const loadMakePayment = () => import('./features/make-payment/make-payment.page').then((module) => module.MakePaymentPage);
const loadPaymentRequest = () => import('./features/payment-request/payment-request.page').then((module) => module.PaymentRequestPage);

/**
 * The deposit is part of the remote's first chunk, because the toolbar leads to it; the code of the other screens loads when the player
 * enters them.
 */
export function App() {
  return (
    <Routes>
      <Route path="/deposit" element={<DepositPage />} />
      <Route path="/withdrawal" element={<LazyPage key="withdrawal" load={loadWithdrawal} fallback={<ScreenSkeleton />} />} />
      <Route path="/make-payment" element={<LazyPage key="make-payment" load={loadMakePayment} fallback={<ScreenSkeleton />} />} />
      <Route path="/payment-request" element={<LazyPage key="payment-request" load={loadPaymentRequest} fallback={<ScreenSkeleton />} />} />
      {/* When the player leaves the area, the address changes before this component unmounts. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
