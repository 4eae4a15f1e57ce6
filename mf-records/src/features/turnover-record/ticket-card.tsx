import { turnoverProgress, type Turnover } from '@site/api/contracts/turnover';
import { formatDateTime, formatMoney, useLanguage, useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { TicketBar } from './ticket-bar';
import { reasonOf, stakedOf } from './turnover.rules';
import styles from './ticket-card.module.css';

interface TicketCardProps {
  ticket: Turnover;
  /** Text for the state; the phone's screen shows it only in its tabs. */
  state?: string;
}

/** One ticket: its reason, its progress and the turnover that is left. @see RECORDS-033..037 */
export function TicketCard({ ticket, state }: TicketCardProps) {
  const t = useText('records');
  const language = useLanguage();
  const { promotion, payment_method: method } = ticket.transaction;
  const isComplete = ticket.status === 'complete';
  const name = promotion && ((language === 'bn' && promotion.name_bn) || promotion.name);
  const reason = t(`turnoverRecord.reason.${reasonOf(ticket)}`);
  return (
    <li className={styles.card} data-status={ticket.status}>
      <div className={styles.head}>
        <span className={styles.mark} data-bonus={promotion ? true : undefined}>
          <Icon name={promotion ? 'gift' : 'wallet'} size="s" />
        </span>
        <div className={styles.names}>
          <strong className={styles.name}>{name ?? reason}</strong>
          <span className={styles.from}>{[name ? reason : null, method?.name].filter(Boolean).join(' · ')}</span>
        </div>
        {state && <Badge variant={isComplete ? 'good' : 'new'}>{state}</Badge>}
      </div>
      <TicketBar percent={turnoverProgress(ticket)} name={name ?? reason} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('turnoverRecord.staked')}</dt>
          <dd>{formatMoney(stakedOf(ticket))}</dd>
        </div>
        <div>
          <dt>{t('turnoverRecord.required')}</dt>
          <dd>{formatMoney(ticket.required_turnover)}</dd>
        </div>
        <div data-left>
          <dt>{t('turnoverRecord.left')}</dt>
          <dd>{formatMoney(ticket.remaining_turnover)}</dd>
        </div>
      </dl>
      <p className={styles.since}>
        {isComplete
          ? t('turnoverRecord.completedAt', { date: formatDateTime(ticket.updated_at) })
          : t('turnoverRecord.since', { date: formatDateTime(ticket.created_at) })}
      </p>
    </li>
  );
}
