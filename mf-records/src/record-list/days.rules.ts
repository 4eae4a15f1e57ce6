import { formatDate, type Moment } from '@site/i18n';
import { RECORD_PERIODS } from '@site/api/contracts/site';

const DAY_MS = 86_400_000;

/** Neighbours of one calendar day in Dhaka together. */
export function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => Moment): { moment: Moment; rows: Row[] }[] {
  const days: { moment: Moment; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last && formatDate(last.moment) === formatDate(dayOf(row))) last.rows.push(row);
    else days.push({ moment: dayOf(row), rows: [row] });
  }
  return days;
}

/** "Today" or "Yesterday" in Dhaka; other days have no name. */
export function nameOfDay(moment: Moment, now: number): string | null {
  const date = formatDate(moment);
  if (date === formatDate(now)) return RECORD_PERIODS[0];
  return date === formatDate(now - DAY_MS) ? RECORD_PERIODS[1] : null;
}
