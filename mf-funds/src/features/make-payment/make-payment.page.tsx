import { formatMoney, useText } from '@site/i18n';
import { Link, useLocation, useShell } from '@site/remote';
import { BackLink, PageHead } from '@site/ui/page-head';
import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import { readMakePayment } from '#handover';
import { DEPOSIT } from '#paths';
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

export function MakePaymentPage() {
  const t = useText('funds');
  const { layout } = useShell();
  const begun = readMakePayment(useLocation().state);
  const payment = usePayment(begun);
  const phones = usePhoneChoice();
  const form = useProof(begun, phones.numbers);
  // A pending deposit that is told of later would push the page away from under a finger.
  if (!payment.isKnown) return <ScreenSkeleton />;

  const handleSubmit = () => {
    if (!payment.isClosed) void form.submit();
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
  const submit = <SubmitBar form={form} isClosed={payment.isClosed} secondsLeft={payment.secondsLeft} />;

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
