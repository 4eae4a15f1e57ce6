import { useShell } from '@site/remote';
import { LoadFailure } from '@site/ui';
import {
  hasVerifiedPhone,
  readMethods,
  useOtherPhones,
  usePaymentMethods,
  useProfile,
  useTransactions,
  useTurnovers,
  verifiedPhones,
} from '#account';
import { BalanceCard } from './balance-card';
import { GameMoneyNote } from './game-money-note';
import { Reminder } from './reminder';
import { FormSkeleton, WithdrawalSkeleton } from './withdrawal-skeleton';
import { requirementsOf } from './requirements.rules';
import { RequirementsCard } from './requirements-card';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal-content.module.css';

/** Poll interval of the records, to detect that a pending request is decided. */
const RECORDS_POLL_MS = 15_000;

/** Content of the withdrawal page, shared with the member center; each shows its own heading above it. */
export function WithdrawalContent() {
  const { layout } = useShell();
  const profile = useProfile();
  const phones = useOtherPhones();
  const transactions = useTransactions(RECORDS_POLL_MS);
  const turnovers = useTurnovers();
  const methods = usePaymentMethods();

  const failed = [profile, phones, transactions].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => failed.refetch()} />;
  if (!profile.data || !phones.data || !transactions.data || turnovers.isPending) return <WithdrawalSkeleton />;

  const hasPhone = hasVerifiedPhone(profile.data, phones.data);
  const requirements = requirementsOf(profile.data, hasPhone, transactions.data, turnovers.data);
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.rail}>
          <BalanceCard />
          <GameMoneyNote />
          <RequirementsCard requirements={requirements} onRetryTurnover={() => void turnovers.refetch()} />
          {layout === 'desktop' && (
            <div className={styles.reminder}>
              <Reminder />
            </div>
          )}
        </div>
        {methods.data && (
          <WithdrawalForm
            {...readMethods(methods.data)}
            phones={verifiedPhones(profile.data, phones.data)}
            hasVerifiedPhone={hasPhone}
            hasPendingWithdraw={requirements.pending !== null}
          />
        )}
        {methods.isPending && <FormSkeleton />}
        {methods.isLoadingError && <LoadFailure error={methods.error} onRetry={() => methods.refetch()} />}
      </div>
    </div>
  );
}
