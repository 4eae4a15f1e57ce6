import { useEvents } from '@site/remote';

const asked = new WeakSet<object>();

/**
 * Calls `reload` when a bet of the player's was decided or a market settled, once an event however many components hear it.
 * @returns whether events arrive
 */
export function useBetNews(reload: () => void): boolean {
  const ask = (event: object) => {
    if (asked.has(event)) return;
    asked.add(event);
    reload();
  };
  return useEvents({ hello: ask, exchange_bet: ask, exchange_settled: ask });
}
