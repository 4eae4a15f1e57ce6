import type { Turnover } from '@site/api/contracts/turnover';
import { useText } from '@site/i18n';
import { Loaded, RowsSkeleton } from '#record-list';
import { TicketCard } from './ticket-card';
import { useTurnovers } from './turnover-record.queries';
import { ticketsOf } from './turnover.rules';
import styles from './ticket-list.module.css';

interface TicketListProps {
  status: Turnover['status'];
  /** Text for the state, shown on each card. */
  state?: string | undefined;
}

/** The tickets of one tab. */
export function TicketList({ status, state }: TicketListProps) {
  const t = useText('records');
  const tickets = useTurnovers();
  return (
    <Loaded
      query={tickets}
      waiting={<RowsSkeleton label={t('turnoverRecord.title')} />}
      isEmpty={(all) => ticketsOf(all, status).length === 0}
    >
      {(all) => (
        <ul className={styles.list}>
          {ticketsOf(all, status).map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} {...(state ? { state } : {})} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
