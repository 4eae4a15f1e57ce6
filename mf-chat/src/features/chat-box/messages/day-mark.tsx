import { formatDate, useText, type Moment } from '@site/i18n';
import { nameOfDay } from '@site/i18n/days';
import styles from './day-mark.module.css';

interface DayMarkProps {
  moment: Moment;
}

export function DayMark({ moment }: DayMarkProps) {
  const t = useText('chat');
  const name = nameOfDay(moment, Date.now());
  return (
    <h2 className={styles.mark}>
      <time>{name ? t(name) : formatDate(moment)}</time>
    </h2>
  );
}
