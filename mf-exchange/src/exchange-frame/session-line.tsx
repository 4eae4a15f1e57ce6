import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Money } from '@site/ui';
import { sessionQuery, todayQuery } from './exchange-frame.queries';
import { formatElapsed } from './exchange-frame.rules';
import styles from './session-line.module.css';

/** Responsible gaming: shows the time since log-in and the net result of the markets that were settled today. */
export function SessionLine() {
  const t = useText('exchange');
  const { data: session } = useQuery(sessionQuery());
  const { data: today } = useQuery(todayQuery());
  return (
    <p className={styles.line}>
      <span>
        {t('head.elapsed')} <Elapsed known={session} />
      </span>
      <span>
        {t('head.today')} <Money amount={today?.totals.net ?? null} isSigned />
      </span>
    </p>
  );
}

const MINUTE_MS = 60_000;

/** Time since log-in by the server's clock, updated every minute. */
function Elapsed({ known }: { known: { elapsedMs: number; readAt: number } | undefined }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className={styles.time}>{known ? formatElapsed(known.elapsedMs + Math.max(0, now - known.readAt)) : '—'}</span>;
}
