import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import type { FollowedRequest } from './payment-request.rules';
import styles from './request-facts.module.css';

/** Facts that support needs. A null fact is left out; an undefined one is still loading. */
export function RequestFacts({ request: { action, transactionId, record } }: { request: FollowedRequest }) {
  const t = useText('funds');
  const facts = [
    ['paymentRequest.number', transactionId],
    ['paymentRequest.method', record ? (record.payment_method?.name ?? null) : undefined],
    [action === 'deposit' ? 'paymentRequest.sentFrom' : 'paymentRequest.paidTo', record?.account_number],
    ['paymentRequest.trxId', action === 'deposit' ? record?.trx_id : null],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd className={styles.value}>{value ?? <Skeleton shape="text" className={styles.waiting} />}</dd>
          </div>
        ))}
    </dl>
  );
}
