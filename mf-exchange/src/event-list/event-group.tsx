import { useId, type ReactNode } from 'react';
import type { ExchangeSport } from '@site/api/contracts/exchange';
import { formatCount } from '@site/i18n';
import { EventRow } from './event-row';
import type { ListedEvent } from './event-list.rules';
import { SportMark } from './sport-mark';
import styles from './event-group.module.css';

interface EventGroupProps {
  title: ReactNode;
  /** Drawn before the title. */
  sport?: ExchangeSport;
  /** Beside the title: where more of them are. */
  more?: ReactNode;
  hasCompetition?: boolean;
  events: readonly ListedEvent[];
  /** Where not all of them are shown: how many there are. */
  total?: number;
}

/** Events that belong together, below their name. */
export function EventGroup({ title, sport, more, hasCompetition, events, total = events.length }: EventGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        {sport && <SportMark sport={sport} />}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count}>{formatCount(total)}</span>
        {more}
      </header>
      <ul className={styles.events}>
        {events.map((event) => (
          <EventRow key={event.EventId} event={event} hasCompetition={hasCompetition} />
        ))}
      </ul>
    </section>
  );
}
