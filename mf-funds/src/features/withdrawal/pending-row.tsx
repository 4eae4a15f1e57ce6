import type { Transaction } from '@site/api/contracts/funds';
import { formatDateTime, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { TRANSACTION_RECORD } from '#paths';
import { RequirementRow } from './requirement-row';
import styles from './pending-row.module.css';

/** A pending request, which blocks a second withdrawal. @see FUNDS-023 */
export function PendingRow({ pending: { amount, created_at } }: { pending: Transaction }) {
  const t = useText('funds');
  return (
    <RequirementRow
      title={t('withdrawal.pending')}
      state={t('withdrawal.pending.state')}
      icon="clock"
      to={TRANSACTION_RECORD}
      action={t('withdrawal.pending.record')}
    >
      <p className={styles.line}>
        <strong>
          <Money amount={amount} />
        </strong>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </p>
      <p>{t('withdrawal.pending.wait')}</p>
    </RequirementRow>
  );
}
