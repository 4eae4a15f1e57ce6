import { call } from '@site/api';
import { armAutoCashOut, cancelAutoCashOut, getAutoCashOuts } from '@site/api/contracts/exchange';
import type { EndpointInput } from '@site/api/schema';
import { queryOptions, useMutation, useQuery, useShell } from '@site/remote';
import { BETS, useReloadBets } from '#bets';

/** An armed order is polled, because an event may be lost and a problem of it brings none. */
const ARMED_POLL_MS = 5000;

/** The key begins like that of the bets, so that news of a bet reload it. */
const autoCashOutsQuery = (remoteId: string, eventId: string) =>
  queryOptions({
    queryKey: [...BETS, remoteId, 'auto cash-outs', eventId],
    queryFn: async ({ signal }) => (await call(getAutoCashOuts, { eventId }, { signal })).orders,
    enabled: remoteId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'armed') ? ARMED_POLL_MS : false),
  });

/** The newest automatic cash-out of the player in the market. */
export function useAutoCashOut(eventId: string, marketId: string) {
  const query = useQuery(autoCashOutsQuery(useShell().session.player?.remoteId ?? '', eventId));
  return { ...query, order: query.data?.find((order) => order.market_id === marketId) ?? null };
}

export const useArmAutoCashOut = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof armAutoCashOut>) => call(armAutoCashOut, input),
    onSettled: useReloadBets(),
  });

export const useCancelAutoCashOut = (marketId: string) =>
  useMutation({ mutationFn: () => call(cancelAutoCashOut, { marketId }), onSettled: useReloadBets() });
