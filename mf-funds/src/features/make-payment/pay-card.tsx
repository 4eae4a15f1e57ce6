import { ACCOUNT_KINDS, NO_ACCOUNT_NUMBER, NO_AMOUNT } from '@site/api/contracts/funds';
import { formatMoney, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { QrCode } from '@site/ui/qr';
import type { MakePaymentState } from '#router-state';
import { CopyLine } from './copy-line';
import type { Payment } from './use-payment';
import styles from './pay-card.module.css';

interface PayCardProps {
  begun: MakePaymentState | null;
  payment: Payment;
}

/** The number to pay to and the amount, each with a copy button. */
export function PayCard({ begun, payment }: PayCardProps) {
  const t = useText('funds');
  const { layout } = useShell();
  const { number, isLoading, failure, retry, isClosed } = payment;
  const lead =
    begun &&
    t('makePayment.pay.lead', { method: begun.method.name, kind: t(ACCOUNT_KINDS[begun.type]), amount: formatMoney(begun.amount) });
  return (
    <Card title={t('makePayment.pay')} lead={lead ?? undefined} mark={<Badge variant="quiet">{t('makePayment.step', { step: 1 })}</Badge>}>
      <div className={styles.where} data-layout={layout} data-closed={isClosed || undefined}>
        <div className={styles.lines} aria-busy={isLoading || undefined}>
          <CopyLine
            label={t('makePayment.account')}
            action={t('makePayment.copy.account')}
            text={number}
            whenEmpty={NO_ACCOUNT_NUMBER}
            shown={isLoading && !number ? <Skeleton shape="text" className={styles.waiting} /> : number || '—'}
          />
          <CopyLine
            label={t('makePayment.amount')}
            action={t('makePayment.copy.amount')}
            text={begun?.amount ?? ''}
            whenEmpty={NO_AMOUNT}
            shown={begun ? formatMoney(begun.amount) : '—'}
          />
        </div>
        {number && !isClosed && <NumberCode number={number} isFolded={layout === 'mobile'} />}
      </div>
      {failure && <LoadFailure title={t('makePayment.failed')} error={failure} onRetry={retry} />}
    </Card>
  );
}

function NumberCode({ number, isFolded }: { number: string; isFolded: boolean }) {
  const t = useText('funds');
  const code = (
    <figure className={styles.code}>
      <QrCode text={number} label={t('makePayment.qr.label', { number })} size={148} />
      <figcaption className={styles.hint}>{t('makePayment.qr.hint')}</figcaption>
    </figure>
  );
  if (!isFolded) return code;
  return (
    <details className={styles.folded}>
      <summary className={styles.fold}>{t('makePayment.qr')}</summary>
      {code}
    </details>
  );
}
