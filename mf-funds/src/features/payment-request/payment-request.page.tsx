import { useText } from '@site/i18n';
import { useLocation } from '@site/remote';
import { LoadFailure, ScreenTitle, Skeleton } from '@site/ui';
import { FundsColumns } from '#funds-page';
import { readPaymentRequest, type PaymentRequestState } from '#router-state';
import { NothingOnItsWay } from './nothing-on-its-way';
import { RequestView } from './request-view';
import { SuccessDialog } from './success-dialog';
import { useFollowedRequest } from './use-followed-request';
import styles from './payment-request.module.css';

export function PaymentRequestPage() {
  const t = useText('funds');
  const handed = readPaymentRequest(useLocation().state);
  return (
    <div className={styles.page}>
      <ScreenTitle className={styles.title}>{t('paymentRequest.title')}</ScreenTitle>
      <Followed key={handed?.transactionId} handed={handed} />
      {handed && <SuccessDialog key={`success ${handed.transactionId}`} handed={handed} />}
    </div>
  );
}

function Followed({ handed }: { handed: PaymentRequestState | null }) {
  const t = useText('funds');
  const { request, transactions } = useFollowedRequest(handed);

  if (request) {
    return (
      <RequestView
        request={request}
        isFresh={handed?.isFresh ?? false}
        answeredAtMs={transactions.dataUpdatedAt}
        isOutOfTouch={transactions.isError}
      />
    );
  }
  if (transactions.data) return <NothingOnItsWay />;
  if (transactions.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={t('paymentRequest.loading')}>
        <FundsColumns aside={<Skeleton className={styles.waitingRail} />}>
          <Skeleton className={styles.waitingMain} />
        </FundsColumns>
      </div>
    );
  }
  return <LoadFailure error={transactions.error} onRetry={transactions.refetch} />;
}
