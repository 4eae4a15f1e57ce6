import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { NoData } from '@site/ui';
import { resultsOfQuery } from './odds-view.queries';
import styles from './event-over.module.css';

export interface EventOverProps {
  eventId: string;
}

/** Results of the markets of an event that is over, as soon as they are known. */
export function EventOver({ eventId }: EventOverProps) {
  const t = useText('exchange');
  const { data: result } = useQuery(resultsOfQuery(eventId));
  if (!result) return <NoData text={t('over.waiting')} />;
  return (
    <section className={styles.over} aria-labelledby="event-over">
      <h2 id="event-over" className={styles.title}>
        {t('over.title')}
      </h2>
      <p>{result.score}</p>
      <dl className={styles.results}>
        {result.markets.map(({ market_id, market_name, result: settledAt }) => (
          <div key={market_id} className={styles.result}>
            <dt>{t(market_name)}</dt>
            <dd>{t(settledAt)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
