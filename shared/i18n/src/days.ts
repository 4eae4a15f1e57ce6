import { formatDate, type Moment } from './dates';

const DAY_MS = 86_400_000;

/** Neighbours of one calendar day in Dhaka together, in the order they come. */
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
 * "Today" or "Yesterday" in Dhaka, as the key of its words; other days have no name.
 * @param now in ms.
 */
export function nameOfDay(moment: Moment, now: number): 'Today' | 'Yesterday' | null {
  const date = formatDate(moment);
  if (date === formatDate(now)) return 'Today';
  return date === formatDate(now - DAY_MS) ? 'Yesterday' : null;
}
