import { useId, type ReactNode } from 'react';
import type { ExchangeSport } from '@site/api/contracts/exchange';
import { formatCount } from '@site/i18n';
import { EventRow } from './event-row';
import type { ListedEvent } from './event-list.rules';
import { SportMark } from './sport-mark';
import styles from './event-group.module.css';

interface EventGroupProps {
  title: ReactNode;
  /** Sport of the icon before the title. */
  sport?: ExchangeSport;
  /** Link to more events, beside the title. */
  more?: ReactNode;
  hasCompetition?: boolean;
  events: readonly ListedEvent[];
  /** Number of all events, if only some are shown. */
  total?: number;
}

/** A group of events below its title. */
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
