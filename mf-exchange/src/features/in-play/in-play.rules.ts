import { formatDate } from '@site/i18n';
import type { ListedEvent } from '#event-list';

/** In the order of the screen. @see EXCHANGE-032 */
export const IN_PLAY_TABS = ['in-play', 'today', 'tomorrow', 'result', 'search'] as const;
export type InPlayTab = (typeof IN_PLAY_TABS)[number];
/** Tabs that show a list of events. */
export type ListTab = Exclude<InPlayTab, 'result' | 'search'>;

const DAY_MS = 86_400_000;

/** Events of one tab; days are those of Dhaka. @param now in ms */
export function eventsOf(tab: ListTab, events: readonly ListedEvent[], now: number): ListedEvent[] {
  if (tab === 'in-play') return events.filter(({ InPlay }) => InPlay);
  const day = formatDate(tab === 'today' ? now : now + DAY_MS);
  return events.filter(({ StartTime }) => formatDate(StartTime) === day);
}

/** Events whose name contains every typed word, in any order and case. */
export function eventsNamed(typed: string, events: readonly ListedEvent[]): ListedEvent[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return events.filter(({ Event }) => words.every((word) => Event.toLocaleLowerCase().includes(word)));
}
