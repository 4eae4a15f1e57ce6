import type { ReactNode } from 'react';
import type { SaferPlayEvent } from '@site/api/contracts/safer-play';
import { formatDateTime, useText, type Translate } from '@site/i18n';
import { Money } from '@site/ui';
import { minuteOf } from './pause.rules';
import styles from './history.module.css';

export function HistoryList({ events }: { events: readonly SaferPlayEvent[] }) {
  const t = useText('access');
  return (
    <ol className={styles.list}>
      {events.map((event, index) => (
        <li key={`${event.at} ${index}`} className={styles.event}>
          <div className={styles.what}>
            <p className={styles.name}>{t(nameOf(event))}</p>
            {event.kind && event.period && (
              <p className={styles.which}>
                {t(`safer.limit.${event.kind}`)} · {t(`safer.period.${event.period}`)}
              </p>
            )}
            {event.timer && <p className={styles.which}>{t(`safer.timer.${event.timer.kind}`)}</p>}
          </div>
          <p className={styles.value}>{valueOf(t, event)}</p>
          <time className={styles.when} dateTime={event.at}>
            {formatDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function valueOf(t: Translate, { kind, amount, timer, until }: SaferPlayEvent): ReactNode {
  if (timer) return timer.minutes === null ? t('safer.timer.none') : t('safer.time.minutes', { minutes: timer.minutes });
  if (kind) return amount === null ? t('safer.limit.none') : <Money amount={amount} />;
  return until === null ? t('safer.pause.forGood') : t('safer.history.until', { date: minuteOf(until) });
}

/** A raise without an amount is a request to remove the limit. */
const REMOVALS: Partial<Record<SaferPlayEvent['what'], string>> = {
  raise_asked: 'removal_asked',
  raise_confirmed: 'removal_confirmed',
};

/** Text key of an event. */
const nameOf = ({ what, amount, timer }: SaferPlayEvent) =>
  `safer.event.${((timer ? timer.minutes : amount) === null && REMOVALS[what]) || what}`;
