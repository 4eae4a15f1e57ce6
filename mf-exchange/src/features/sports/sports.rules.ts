import { formatDate } from '@site/i18n';
import { inOrder, type ListedEvent } from '#event-list';

export interface Meeting {
  competition: string;
  /** Start of its first event. */
  moment: string;
  events: ListedEvent[];
}

/** Groups events by competition and day in Dhaka; events in play come first, then by start. */
export function meetingsOf(events: readonly ListedEvent[]): Meeting[] {
  const meetings = new Map<string, Meeting>();
  for (const event of inOrder(events)) {
    const key = `${event.Competition} ${formatDate(event.StartTime)}`;
    const meeting = meetings.get(key) ?? { competition: event.Competition, moment: event.StartTime, events: [] };
    meeting.events.push(event);
    meetings.set(key, meeting);
  }
  return [...meetings.values()];
}

const DAY_MS = 86_400_000;

/** Text key, or the date itself. @param now in ms */
export function dayName(moment: string, now: number) {
  const day = formatDate(moment);
  if (day === formatDate(now)) return 'day.today';
  return day === formatDate(now + DAY_MS) ? 'day.tomorrow' : day;
}
