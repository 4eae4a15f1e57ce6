import { formatMoney, useText } from '@site/i18n';
import { Link, useLocation, useShell } from '@site/remote';
import { BackLink, PageHead } from '@site/ui/page-head';
import { LoadFailure } from '@site/ui';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { readMakePayment, type MakePaymentState } from '#router-state';
import { DEPOSIT } from '#paths';
import { useOpenPayment } from './make-payment.queries';
import { NextSteps } from './next-steps';
import { PayCard } from './pay-card';
import { PaymentNotice } from './payment-notice';
import { PendingPanel } from './pending-panel';
import { ProofCard } from './proof-card';
import { SubmitBar } from './submit-bar';
import { Summary } from './summary';
import { usePayment, usePhoneChoice } from './use-payment';
import { useProof } from './use-proof';
import styles from './make-payment.module.css';

/** The payment survives a new tab and a reload: without router state the page reads it from the platform. */
export function MakePaymentPage() {
  const { player } = useShell().session;
  const handed = readMakePayment(useLocation().state);
  const open = useOpenPayment(handed === null);
  if (handed || !player) return <MakePayment begun={handed} />;
  if (open.data !== undefined) return <MakePayment begun={open.data} />;
  if (open.isPending) return <ScreenSkeleton />;
  return <LoadFailure error={open.error} onRetry={open.refetch} />;
}

function MakePayment({ begun }: { begun: MakePaymentState | null }) {
  const t = useText('funds');
  const { layout } = useShell();
  const payment = usePayment(begun);
  const phones = usePhoneChoice();
  const form = useProof(begun, phones.numbers);
  // Wait for the pending-deposit check: showing it late would shift the layout.
  if (!payment.isKnown) return <ScreenSkeleton />;

  // The platform takes a payment only after it has given a number for it.
  const isClosed = payment.isClosed || payment.isLoading;
  const handleSubmit = () => {
    if (!isClosed) void form.submit();
  };
  const next = (
    <div className={styles.next}>
      <NextSteps amount={begun && formatMoney(begun.amount)} />
    </div>
  );
  const back = (
    <BackLink as={Link} to={DEPOSIT}>
      {t('makePayment.back')}
    </BackLink>
  );
  const submit = <SubmitBar form={form} isClosed={isClosed} secondsLeft={payment.secondsLeft} />;

  return (
    <div className={styles.page} data-layout={layout}>
      <PageHead title={t('makePayment.title')} back={back} />
      {payment.pending && <PendingPanel pending={payment.pending} />}
      <PaymentNotice begun={begun} payment={payment} />
      {begun && <Summary begun={begun} secondsLeft={payment.secondsLeft} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PayCard begun={begun} payment={payment} />
          {layout === 'desktop' && next}
        </div>
        <div className={styles.column}>
          <ProofCard begun={begun} form={form} phones={phones} onSubmit={handleSubmit}>
            {layout === 'desktop' && submit}
          </ProofCard>
          {layout === 'mobile' && next}
        </div>
      </div>
      {layout === 'mobile' && submit}
    </div>
  );
}
