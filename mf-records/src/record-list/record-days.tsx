import { useId, type ReactNode } from 'react';
import { formatDate, useText, type Moment } from '@site/i18n';
import { byDay, nameOfDay } from '@site/i18n/days';
import styles from './record-days.module.css';

export interface RecordDaysProps<Row> {
  rows: readonly Row[];
  /** Returns a day or a moment. */
  dayOf: (row: Row) => Moment;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Records below the headings of their days, in the given order. */
export function RecordDays<Row>({ rows, dayOf, children }: RecordDaysProps<Row>) {
  return (
    <div className={styles.days}>
      {byDay(rows, dayOf).map((day) => (
        <RecordDay key={formatDate(day.moment)} moment={day.moment}>
          {children(day.rows)}
        </RecordDay>
      ))}
    </div>
  );
}

function RecordDay({ moment, children }: { moment: Moment; children: ReactNode }) {
  const t = useText('records');
  const id = useId();
  const name = nameOfDay(moment, Date.now());
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name && <span>{t(name)}</span>}
        <time className={styles.date}>{formatDate(moment)}</time>
      </h2>
      {children}
    </section>
  );
}
