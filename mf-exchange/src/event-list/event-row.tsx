import { useText } from '@site/i18n';
import { Link, useLocation } from '@site/remote';
import { Badge } from '@site/ui/badge';
import { oddsViewOf } from '#paths';
import { BestPrices } from './best-prices';
import { startsAt, type ListedEvent } from './event-list.rules';
import { PinButton } from './pin-button';
import styles from './event-row.module.css';

interface EventRowProps {
  event: ListedEvent;
  /** Shows the competition, in lists that are not grouped by it. */
  hasCompetition?: boolean;
}

/** One event: name, state and the best price of each runner. */
export function EventRow({ event, hasCompetition = true }: EventRowProps) {
  const t = useText('exchange');
  const { pathname, search } = useLocation();
  const to = oddsViewOf({
    marketId: event.MarketId,
    eventId: event.EventId,
    selectedSport: event.sport,
    previousPath: pathname + search,
  });
  return (
    <li className={styles.row}>
      <PinButton eventId={event.EventId} name={event.Event} />
      <div className={styles.what}>
        <Link to={to} className={styles.name}>
          {event.Event}
        </Link>
        <p className={styles.facts}>
          {event.InPlay ? (
            <span className={styles.live}>{t('event.inPlay')}</span>
          ) : (
            <time dateTime={event.StartTime}>{startsAt(event)}</time>
          )}
          {event.Score !== null && <span className={styles.score}>{event.Score}</span>}
          {hasCompetition && <span className={styles.competition}>{event.Competition}</span>}
        </p>
        {(event.Fancy || event.Bookmaker) && (
          <p className={styles.badges}>
            {event.Fancy && <Badge variant="good">{t('badge.fancy')}</Badge>}
            {event.Bookmaker && <Badge variant="new">{t('badge.bookmaker')}</Badge>}
          </p>
        )}
      </div>
      <div className={styles.prices}>
        <BestPrices event={event} to={to} />
      </div>
    </li>
  );
}
