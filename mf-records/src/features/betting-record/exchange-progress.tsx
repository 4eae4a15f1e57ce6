import type { ExchangeRecord } from '@site/api/contracts/records';
import { formatDateTime, formatMoney, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { Timeline, type TimelineStepProps } from '@site/ui/timeline';
import { ExchangeStatus } from './exchange-status';
import { quoteOf } from './bet.rules';
import styles from './exchange-progress.module.css';

/** Steps of one exchange bet: placed, matched, settled. */
export function ExchangeProgress({ record }: { record: ExchangeRecord }) {
  const t = useText('records');
  const { selection_name, event_name, market_name, status, stake, created_at, settled_at } = record;
  const isOpen = status === 'open';
  const steps: TimelineStepProps[] = [
    { name: t('exchange.placed'), at: created_at, when: formatDateTime(created_at), state: 'done' },
    {
      name: t('exchange.matched'),
      at: null,
      when: t('exchange.matchedAt', { stake: formatMoney(stake), odds: quoteOf(record) }),
      state: 'done',
    },
    {
      name: t(isOpen ? 'exchange.result' : `exchange.result.${status}`),
      at: settled_at,
      when: isOpen ? t('exchange.waiting') : settled_at && formatDateTime(settled_at),
      state: isOpen ? 'now' : status === 'LOST' ? 'failed' : 'done',
    },
  ];
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <p className={styles.what}>
          <strong>{selection_name}</strong>
          <span className={styles.soft}>{market_name}</span>
          <span className={styles.soft}>{event_name}</span>
        </p>
        <ExchangeStatus status={status} />
      </div>
      <Timeline label={t('exchange.view.progress')} steps={steps} />
      <p className={styles.outcome}>
        <span className={styles.soft}>{t(isOpen ? 'exchange.potentialProfit' : 'exchange.netProfitLoss')}</span>
        <strong className={styles.sum}>
          <Money amount={isOpen ? record.potential_profit : record.net_profit_loss} isSigned={!isOpen} />
        </strong>
      </p>
    </div>
  );
}
