import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { DepositPage } from './features/deposit/deposit.page';

const loadWithdrawal = () => import('./features/withdrawal/withdrawal.page').then((module) => module.WithdrawalPage);
const loadMakePayment = () => import('./features/make-payment/make-payment.page').then((module) => module.MakePaymentPage);
const loadPaymentRequest = () => import('./features/payment-request/payment-request.page').then((module) => module.PaymentRequestPage);

/** The deposit comes with the remote, the toolbar leads to it; the other screens are fetched when they are entered. */
export function App() {
  return (
    <Routes>
      <Route path="/deposit" element={<DepositPage />} />
      <Route path="/withdrawal" element={<LazyPage key="withdrawal" load={loadWithdrawal} fallback={<ScreenSkeleton />} />} />
      <Route path="/make-payment" element={<LazyPage key="make-payment" load={loadMakePayment} fallback={<ScreenSkeleton />} />} />
      <Route path="/payment-request" element={<LazyPage key="payment-request" load={loadPaymentRequest} fallback={<ScreenSkeleton />} />} />
      {/* On the way out the address changes before this area leaves. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
