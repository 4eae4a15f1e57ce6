import { useEvents } from '@site/remote';

const asked = new WeakSet<object>();

/**
 * Calls `reload` when one of the player's bets was decided or a market was settled; once per event, although many components subscribe.
 * @returns true while events arrive
 */
export function useBetNews(reload: () => void): boolean {
  const ask = (event: object) => {
    if (asked.has(event)) return;
    asked.add(event);
    reload();
  };
  return useEvents({ hello: ask, exchange_bet: ask, exchange_settled: ask });
}
