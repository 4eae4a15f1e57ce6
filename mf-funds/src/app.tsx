import { LazyPage, Route, Routes } from '@site/remote';
import { DepositPage } from './features/deposit/deposit.page';
import { WithdrawalPage } from './features/withdrawal/withdrawal.page';

const loadMakePayment = () => import('./features/make-payment/make-payment.page').then((module) => module.MakePaymentPage);
const loadPaymentRequest = () => import('./features/payment-request/payment-request.page').then((module) => module.PaymentRequestPage);

/** The two forms come with the remote; what follows them is fetched when it is entered. */
export function App() {
  return (
    <Routes>
      <Route path="/deposit" element={<DepositPage />} />
      <Route path="/withdrawal" element={<WithdrawalPage />} />
      <Route path="/make-payment" element={<LazyPage key="make-payment" load={loadMakePayment} fallback={null} />} />
      <Route path="/payment-request" element={<LazyPage key="payment-request" load={loadPaymentRequest} fallback={null} />} />
      {/* On the way out the address changes before this area leaves. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
