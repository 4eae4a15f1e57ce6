import { call } from '@site/api';
import { getProfits } from '@site/api/contracts/exchange';
import { getSaferPlay } from '@site/api/contracts/safer-play';
import { listSessions } from '@site/api/contracts/security';
import { BALANCE_POLL_MS, getWallet, recallWallets } from '@site/api/contracts/wallet';
import { queryOptions, useQueryClient } from '@site/remote';
import { useMoneyOutcome, type MoneyOutcome } from '@site/remote/money';

const TODAY = 0;

/** Time since this log-in in ms, by the server's clock. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['exchange', 'session'],
    async queryFn({ signal }) {
      const [{ data }, { now }] = await Promise.all([call(listSessions, {}, { signal }), call(getSaferPlay, {}, { signal })]);
      const started = data.find(({ is_current }) => is_current)?.started_at ?? now;
      return { elapsedMs: Math.max(0, Date.parse(now) - Date.parse(started)), readAt: performance.now() };
    },
    staleTime: Infinity,
  });

/** Result of the markets that were settled today. */
export const todayQuery = () =>
  queryOptions({
    queryKey: ['exchange', 'bets', 'profits today'],
    queryFn: ({ signal }) => call(getProfits, { date: TODAY, page: 1, per_page: 10 }, { signal }),
  });

export const gameWalletsQuery = () =>
  queryOptions({
    queryKey: ['exchange', 'game wallets'],
    queryFn: ({ signal }) => call(getWallet, {}, { signal }),
    staleTime: 0,
    refetchInterval: BALANCE_POLL_MS,
  });

export type WalletsRecall = MoneyOutcome<typeof recallWallets>;

export function useRecallCall() {
  const queries = useQueryClient();
  return useMoneyOutcome(recallWallets, () => {
    void queries.invalidateQueries({ queryKey: ['exchange', 'exposure'] });
    void queries.invalidateQueries({ queryKey: gameWalletsQuery().queryKey });
  });
}
