import { useState } from 'react';
import { useText } from '@site/i18n';
import { useSecondsLeft } from '@site/ui/countdown';
import styles from './due-clock.module.css';

/** Countdown to the decision of a bet. The platform gives only the length of the delay; the clock of this device counts it. */
export function DueClock({ delayMs }: { delayMs: number }) {
  const t = useText('exchange');
  const [endsAtMs] = useState(() => Date.now() + delayMs);
  const left = useSecondsLeft(endsAtMs);
  return (
    <div className={styles.clock}>
      <progress className={styles.bar} max={Math.max(1, Math.ceil(delayMs / 1000))} value={left} aria-label={t('due.label')} />
      <span className={styles.words}>{left > 0 ? t('due.left', { seconds: left }) : t('due.now')}</span>
    </div>
  );
}
