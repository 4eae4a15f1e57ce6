import type { EventResult } from '@site/api/contracts/exchange';
import { formatDateTime, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { proofOf } from '#paths';
import { SportMark } from './sport-mark';
import styles from './result-list.module.css';

/** Ended events with the results of their markets. */
export function ResultList({ results }: { results: readonly EventResult[] }) {
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <Result key={result.event_id} result={result} />
      ))}
    </ul>
  );
}

function Result({ result: { event_id, event_name, sport, competition, ended_at, score, markets } }: { result: EventResult }) {
  const t = useText('exchange');
  const main = markets.find(({ kind }) => kind === 'odds');
  const others = markets.filter((market) => market !== main);
  return (
    <li className={styles.result}>
      <SportMark sport={sport} />
      <div className={styles.what}>
        <p className={styles.name}>{event_name}</p>
        <p className={styles.facts}>
          {score && <span className={styles.score}>{score}</span>}
          <span>{competition}</span>
          <time dateTime={ended_at}>{formatDateTime(ended_at)}</time>
          <Link to={proofOf(event_id)}>{t('proof.short')}</Link>
        </p>
      </div>
      {main && <p className={styles.winner}>{t(main.result)}</p>}
      {others.length > 0 && (
        <details className={styles.markets}>
          <summary>{t('results.markets', { count: others.length })}</summary>
          <dl className={styles.list}>
            {others.map(({ market_id, market_name, result }) => (
              <div key={market_id} className={styles.market}>
                <dt>{t(market_name)}</dt>
                <dd>{t(result)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
