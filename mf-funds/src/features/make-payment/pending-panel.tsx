import { ARRIVAL_S, PENDING_DEPOSIT, type Transaction } from '@site/api/contracts/funds';
import { formatDateTime, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton, Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { TRANSACTION_RECORD } from '#paths';
import styles from './pending-panel.module.css';

/** Shows the pending deposit, which blocks the next one. @see N-28, FUNDS-023 */
export function PendingPanel({ pending }: { pending: Transaction }) {
  const t = useText('funds');
  const facts = [
    ['makePayment.amount', <Money key="amount" amount={pending.amount} />],
    ['makePayment.method', pending.payment_method?.name ?? t('Agent')],
    ['makePayment.pending.sent', formatDateTime(pending.created_at)],
    ['makePayment.pending.usual', t('makePayment.minutes', { minutes: ARRIVAL_S / 60 })],
  ] as const;
  return (
    <Card
      title={t('makePayment.pending')}
      lead={t(PENDING_DEPOSIT)}
      mark={
        <Badge variant="new" icon="clock">
          {t('makePayment.pending.status')}
        </Badge>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([key, fact]) => (
          <div key={key} className={styles.fact}>
            <dt>{t(key)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div>
        <LinkButton as={Link} to={TRANSACTION_RECORD} variant="outline" size="s">
          {t('makePayment.pending.records')}
        </LinkButton>
      </div>
    </Card>
  );
}
