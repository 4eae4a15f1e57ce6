import { LazyPage, Route, Routes } from '@site/remote';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';

const loadBettingRecord = () => import('./features/betting-record/betting-record.page').then((module) => module.BettingRecordPage);
const loadTransactionRecord = () =>
  import('./features/transaction-record/transaction-record.page').then((module) => module.TransactionRecordPage);
const loadTurnoverRecord = () => import('./features/turnover-record/turnover-record.page').then((module) => module.TurnoverRecordPage);
const loadAccountStatement = () =>
  import('./features/account-statement/account-statement.page').then((module) => module.AccountStatementPage);

/** The code of each screen loads when the player enters it. */
export function App() {
  return (
    <Routes>
      <Route path="/betting-record" element={<LazyPage key="betting-record" load={loadBettingRecord} fallback={<ScreenSkeleton />} />} />
      <Route
        path="/transaction-record"
        element={<LazyPage key="transaction-record" load={loadTransactionRecord} fallback={<ScreenSkeleton />} />}
      />
      <Route path="/turnover-record" element={<LazyPage key="turnover-record" load={loadTurnoverRecord} fallback={<ScreenSkeleton />} />} />
      <Route
        path="/account-statement"
        element={<LazyPage key="account-statement" load={loadAccountStatement} fallback={<ScreenSkeleton />} />}
      />
      {/* When the player leaves the area, the address changes before this component unmounts. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
