import { useState } from 'react';
import { useText } from '@site/i18n';
import { useSecondsLeft } from '@site/ui/countdown';
import styles from './due-clock.module.css';

/** How long until a bet is decided. By this device's clock from now on: only the length comes from the platform. */
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
