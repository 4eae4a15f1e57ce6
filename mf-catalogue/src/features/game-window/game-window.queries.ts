import { call } from '@site/api';
import { getGameSession } from '@site/api/contracts/catalogue';
import { BALANCE_POLL_MS } from '@site/api/contracts/wallet';
import { queryOptions } from '@site/remote';

/** Followed as often as the balance; stops with the player's session. */
export const gameSessionQuery = (session: string, isPlaying: boolean) =>
  queryOptions({
    queryKey: ['catalogue', 'game-session', session],
    queryFn: async ({ signal }) => {
      const answer = await call(getGameSession, { session }, { signal });
      // Held against the page's own stopwatch, which no change of the device's clock moves.
      return { ...answer, elapsedMs: Date.parse(answer.now) - Date.parse(answer.started_at), readAt: performance.now() };
    },
    refetchInterval: BALANCE_POLL_MS,
    enabled: isPlaying,
  });
