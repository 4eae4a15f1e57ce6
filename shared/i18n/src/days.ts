import { formatDate, type Moment } from './dates';

const DAY_MS = 86_400_000;

/** Groups neighbouring rows of one calendar day in Dhaka. The order of the rows stays; `moment` is that of a group's first row. */
export function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => Moment): { moment: Moment; rows: Row[] }[] {
  const days: { moment: Moment; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last && formatDate(last.moment) === formatDate(dayOf(row))) last.rows.push(row);
    else days.push({ moment: dayOf(row), rows: [row] });
  }
  return days;
}

/**
 * "Today" or "Yesterday" in Dhaka, as the key of its text; null for any other day.
 * @param now epoch ms.
 */
export function nameOfDay(moment: Moment, now: number): 'Today' | 'Yesterday' | null {
  const date = formatDate(moment);
  if (date === formatDate(now)) return 'Today';
  return date === formatDate(now - DAY_MS) ? 'Yesterday' : null;
}
