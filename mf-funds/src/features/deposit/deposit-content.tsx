import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton, LoadFailure, NoData } from '@site/ui';
import { readMethods, usePaymentMethods, useTransactions } from '#account';
import { CHAT } from '#paths';
import { DepositForm } from './deposit-form';
import { DepositSkeleton } from './deposit-skeleton';
import { PendingNotice } from './pending-notice';
import { useDeposit, type DepositOptions } from './use-deposit';
import styles from './deposit.module.css';

/** Content of the deposit page, shared with the member center. */
export function DepositContent() {
  const t = useText('funds');
  const answer = usePaymentMethods();
  const transactions = useTransactions();
  const { player } = useShell().session;

  // Wait for the records, too: a notice that appears later would move the form while the player taps.
  if (answer.data && (transactions.isFetched || !player)) {
    const { isEwallet, methods } = readMethods(answer.data);
    return (
      <div className={styles.content}>
        <PendingNotice transactions={transactions.data ?? []} />
        {methods.length > 0 ? (
          <Loaded methods={methods} isEwallet={isEwallet} />
        ) : (
          <NoData text={t('deposit.closed')}>
            <LinkButton as={Link} to={CHAT} variant="outline">
              {t('deposit.chat')}
            </LinkButton>
          </NoData>
        )}
      </div>
    );
  }
  if (answer.isError) return <LoadFailure error={answer.error} onRetry={() => answer.refetch()} />;
  return <DepositSkeleton />;
}

function Loaded(options: DepositOptions) {
  const deposit = useDeposit(options);
  return <DepositForm deposit={deposit} />;
}
