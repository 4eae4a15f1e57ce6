import { useText } from '@site/i18n';
import { bySport, EventGroup, SPORT_NAMES, type ListedEvent } from '#event-list';
import styles from './in-play.module.css';

/** @see EXCHANGE-033 */
export function GroupedEvents({ events }: { events: readonly ListedEvent[] }) {
  const t = useText('exchange');
  return (
    <div className={styles.groups}>
      {bySport(events).map(({ sport, events: ofSport }) => (
        <EventGroup key={sport} sport={sport} title={t(SPORT_NAMES[sport])} events={ofSport} />
      ))}
    </div>
  );
}
