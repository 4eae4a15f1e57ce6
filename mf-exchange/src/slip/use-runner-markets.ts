import { useSyncExternalStore } from 'react';
import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';
import type { LiveEvent, LiveStatus } from '#markets';
import { runnerMarketsOf } from './runner-markets.rules';

interface Said {
  status: LiveStatus;
  matchOdds: MatchOdds | null;
  event: Pick<EventItem, 'bookmaker'> | null;
}

/** Runner markets of an event as they change. */
export function useRunnerMarkets(live: LiveEvent) {
  const read = (): Said => ({ status: live.status(), matchOdds: live.matchOdds(), event: bookmakersOf(live.event()) });
  // As text, two answers that say the same are the same: only a change draws anew.
  const said = useSyncExternalStore(
    (listener) => live.subscribe(listener),
    () => JSON.stringify(read()),
  );
  const { status, matchOdds, event } = JSON.parse(said) as Said;
  return { status, markets: runnerMarketsOf({ matchOdds: () => matchOdds, event: () => event as EventItem | null }) };
}

const bookmakersOf = (event: EventItem | null) => event && { bookmaker: event.bookmaker };
