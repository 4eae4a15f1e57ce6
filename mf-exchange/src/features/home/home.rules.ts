import type { ListedEvent } from '#event-list';

/** Events of a sport that home shows; the sport's own page has all. */
export const HIGHLIGHTS = 4;
export const RESULTS_SHOWN = 3;

/** What most is bet on: of what is played now, else of what is to come. Null where there is nothing. */
export function busiest(events: readonly ListedEvent[]): ListedEvent | null {
  const played = events.filter(({ InPlay }) => InPlay);
  const [first = null, ...others] = played.length > 0 ? played : events;
  return others.reduce((most, event) => (most && event.Matched > most.Matched ? event : most), first);
}
