import { useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import {
  bySport,
  EventGroup,
  EventsSkeleton,
  NoEvents,
  ResultList,
  resultsQuery,
  SPORT_NAMES,
  useSportEvents,
  type ListedEvent,
} from '#event-list';
import { ExchangeFrame } from '#exchange-frame';
import { IN_PLAY, SPORTS } from '#paths';
import { HeroMatch } from './hero-match';
import styles from './home.module.css';

/** Highlights by sport. @see EXCHANGE-001, N-51 */
export function ExchangeHomePage() {
  const t = useText('exchange');
  const { events, isPending, isFailed, retry } = useSportEvents();
  const hero = busiest(events);
  return (
    <ExchangeFrame title={t('exchange.title')}>
      {isPending && <EventsSkeleton />}
      {hero && <HeroMatch event={hero} />}
      {bySport(events).map(({ sport, events: ofSport }) => (
        <EventGroup
          key={sport}
          sport={sport}
          title={t(SPORT_NAMES[sport])}
          events={ofSport.slice(0, HIGHLIGHTS)}
          total={ofSport.length}
          more={
            <Link to={`${SPORTS}?sport=${sport}`} className={styles.more}>
              {t('home.all', { sport: t(SPORT_NAMES[sport]) })}
            </Link>
          }
        />
      ))}
      {!isPending && events.length === 0 && <NoEvents text={t('events.none')} onRetry={isFailed ? retry : undefined} />}
      <LatestResults />
    </ExchangeFrame>
  );
}

function LatestResults() {
  const t = useText('exchange');
  const { data } = useQuery(resultsQuery());
  if (!data?.length) return null;
  return (
    <section className={styles.results} aria-labelledby="latest-results">
      <header className={styles.head}>
        <h2 id="latest-results" className={styles.title}>
          {t('home.results')}
        </h2>
        <Link to={`${IN_PLAY}?tab=result`} className={styles.more}>
          {t('home.results.all')}
        </Link>
      </header>
      <ResultList results={data.slice(0, RESULTS_SHOWN)} />
    </section>
  );
}

/** Number of events of each sport on home; the sport's own page lists all. */
const HIGHLIGHTS = 4;
const RESULTS_SHOWN = 3;

/** The event with the most money matched, from those in play, else from those to come. Null when there is none. */
function busiest(events: readonly ListedEvent[]): ListedEvent | null {
  const played = events.filter(({ InPlay }) => InPlay);
  const [first = null, ...others] = played.length > 0 ? played : events;
  return others.reduce((most, event) => (most && event.Matched > most.Matched ? event : most), first);
}
