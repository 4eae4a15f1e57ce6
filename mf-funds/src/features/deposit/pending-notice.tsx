import { findPending, type Transaction } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, Money } from '@site/ui';
import { TRANSACTION_RECORD } from '#paths';
import styles from './pending-notice.module.css';

/** Shown before the player fills in the form; only Next refuses the deposit. @see FUNDS-017, FUNDS-023 */
export function PendingNotice({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useText('funds');
  const waiting = findPending(transactions, 'deposit');
  if (!waiting) return null;
  return (
    <section className={styles.notice} aria-label={t('deposit.pending')}>
      <span className={styles.icon}>
        <Icon name="clock" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('deposit.pending')}: <Money amount={waiting.amount} />
        </p>
        <p className={styles.lead}>{t('deposit.pending.lead')}</p>
      </div>
      <Link className={styles.link} to={TRANSACTION_RECORD}>
        {t('deposit.pending.records')}
      </Link>
    </section>
  );
}
