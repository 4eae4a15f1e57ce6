import { useEventItem, useLiveStatus, useMatchOdds, type LiveEvent } from '#markets';
import { runnerMarketsOf } from './runner-markets.rules';

/** Runner markets of an event as they change. */
export function useRunnerMarkets(live: LiveEvent) {
  const [status, odds, event] = [useLiveStatus(live), useMatchOdds(live), useEventItem(live)];
  return { status, markets: runnerMarketsOf({ matchOdds: () => odds, event: () => event }) };
}
