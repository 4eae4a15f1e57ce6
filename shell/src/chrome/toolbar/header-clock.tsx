import { useEffect, useState } from 'react';
import { formatClock, useText } from '@site/i18n';
import styles from './header-clock.module.css';

const TICK_MS = 1000;
/** As wide as a time. The document was drawn at another time, so its clock has none. */
const NO_TIME = '--/--/---- --:--:-- GMT+6';

/** Time in Dhaka, independent of the device's time zone. Hidden from screen readers, which would read it out each second. */
export function HeaderClock() {
  const t = useText('shell');
  const [now, setNow] = useState<Date | null>(null);
  // A layout effect would render the whole frame a second time in the task that takes it over.
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={styles.clock} dateTime={now?.toISOString()} title={t('clock.label')}>
      {now ? formatClock(now) : NO_TIME}
    </time>
  );
}
