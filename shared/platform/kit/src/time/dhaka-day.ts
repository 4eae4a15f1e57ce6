const dhakaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit', day: '2-digit' });

/** `2026-01-31`, the calendar day in Dhaka. */
export const dayOf = (moment: Date) => dhakaDay.format(moment);

/** `2026-01-01`: a month is named by its first day. */
export const monthOf = (moment: Date) => `${dayOf(moment).slice(0, 7)}-01`;

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/** The day before the given one. */
export const dayBefore = (day: string) => dayOf(new Date(dhakaMidnight(day).getTime() - 1));

/** The first moment of a day. */
export const dhakaMidnight = (day: string) => new Date(`${day}T00:00:00+06:00`);

/** The day after the given one. */
export const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
