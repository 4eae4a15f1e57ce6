import { formatCount, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { BestPrices, SPORT_NAMES, SportMark, startsAt, type ListedEvent } from '#event-list';
import { EXCHANGE, oddsViewOf } from '#paths';
import styles from './hero-match.module.css';

/** The match with the most money matched. */
export function HeroMatch({ event }: { event: ListedEvent }) {
  const t = useText('exchange');
  const to = oddsViewOf({ marketId: event.MarketId, eventId: event.EventId, selectedSport: event.sport, previousPath: EXCHANGE });
  return (
    <section className={styles.hero} aria-labelledby="hero-match">
      <p className={styles.kind}>
        <SportMark sport={event.sport} />
        {t(SPORT_NAMES[event.sport])}
        <span className={styles.competition}>{event.Competition}</span>
        {event.InPlay ? (
          <strong className={styles.live}>{t('event.inPlay')}</strong>
        ) : (
          <time dateTime={event.StartTime}>{startsAt(event)}</time>
        )}
      </p>
      <h2 id="hero-match" className={styles.name}>
        {event.Event}
      </h2>
      {event.Score !== null && <p className={styles.score}>{event.Score}</p>}
      <BestPrices event={event} to={to} />
      <div className={styles.foot}>
        <p className={styles.matched}>{t('event.matched', { amount: formatCount(Math.round(event.Matched)) })}</p>
        <LinkButton as={Link} to={to} size="s">
          {t('home.open')}
        </LinkButton>
      </div>
    </section>
  );
}
