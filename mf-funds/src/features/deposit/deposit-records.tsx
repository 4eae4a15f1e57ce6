import { hasPending, type Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, LoadFailure, NoData, Skeleton } from '@site/ui';
import { Card } from '@site/ui/card';
import { useTransactions } from '#account';
import { TRANSACTION_RECORD } from '#paths';
import { latestDeposits } from './deposit.rules';
import { RecordRow } from './record-row';
import styles from './deposit-records.module.css';

const POLL_MS = 10_000;

export interface DepositRecordsProps {
  /** Opens the tab with all records; default: a link to their page. */
  onMore?: (() => void) | undefined;
}

/** The latest deposits; polled while one is pending. @see FUNDS-014 */
export function DepositRecords({ onMore }: DepositRecordsProps) {
  const t = useText('funds');
  const transactions = useTransactions();
  useTransactions(hasPending(transactions.data ?? [], 'deposit') ? POLL_MS : undefined);
  const more = onMore ? (
    <Button variant="quiet" size="s" onClick={onMore}>
      {t('deposit.records.more')}
    </Button>
  ) : (
    <Link className={styles.more} to={TRANSACTION_RECORD}>
      {t('deposit.records.more')}
    </Link>
  );
  return (
    <Card title={t('deposit.records')} mark={more}>
      {transactions.data ? (
        <Records deposits={latestDeposits(transactions.data)} />
      ) : transactions.isError ? (
        <LoadFailure error={transactions.error} onRetry={() => transactions.refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('deposit.records')}>
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </Card>
  );
}

function Records({ deposits }: { deposits: readonly Transaction[] }) {
  if (deposits.length === 0) return <NoData />;
  return (
    <ul className={styles.list}>
      {deposits.map((deposit) => (
        <RecordRow key={deposit.transaction_id} deposit={deposit} />
      ))}
    </ul>
  );
}
