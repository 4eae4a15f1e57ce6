import { EXCHANGE_SPORTS, MAX_EVENT_NAMES, type getEventNames } from '@site/api/contracts/exchange';
import type * as z from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { FeedEvent } from '@site/platform-match-simulator/feed';

/** Tab of the page of events in play that it opens with. */
const FIRST_TAB = 'in-play';

export function findEventNames(
  { feed, clock }: Pick<PlatformContext, 'feed' | 'clock'>,
  { eventId, list, tab = FIRST_TAB }: z.output<typeof getEventNames.input>,
): string[] {
  const at = clock.now();
  if (eventId !== undefined) return [feed.event(eventId, at)].filter((event) => event !== null).map(({ name }) => name);
  if (list === undefined || tab !== FIRST_TAB) return [];
  return EXCHANGE_SPORTS.flatMap((sport) => inOrder(feed.events(sport, at)))
    .slice(0, MAX_EVENT_NAMES)
    .map(({ name }) => name);
}

/** As the page lists the events of a sport that are in play. */
const inOrder = (events: readonly FeedEvent[]) =>
  events.filter(({ inplay }) => inplay).sort((one, other) => one.start.getTime() - other.start.getTime() || one.id.localeCompare(other.id));
