import { call, type ApiError } from '@site/api';
import { convertVipCoin, getVipHistory, getVipLadder, getVipReceived, getVipUsed, USER_REFRESH_MS } from '@site/api/contracts/rewards';
import { queryOptions, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import type { Pages } from '@site/remote/address';
import { FUNDS, PROFILE, profileQuery } from '@site/remote/reads';

/** Poll interval after a failure, to spare a platform that is in trouble. */
const CAREFUL_REFRESH_MS = 10_000;

type Place = Pick<Pages, 'page' | 'pageSize'>;

const useRemoteId = () => useShell().session.player?.remoteId ?? '';
const root = (remoteId: string) => ['rewards', 'vip', remoteId];
const pageOf = ({ page, pageSize }: Place) => ({ page, per_page: pageSize });

/** The player's profile with the VIP level, polled every second while the page is visible. @see REWARDS-023 */
export function useStanding() {
  const remoteId = useRemoteId();
  return useQuery({
    ...profileQuery(remoteId),
    enabled: remoteId !== '',
    refetchInterval: ({ state }) => (state.status === 'error' ? CAREFUL_REFRESH_MS : USER_REFRESH_MS),
  });
}

const ladderQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...root(remoteId), 'ladder'],
    queryFn: ({ signal }) => call(getVipLadder, {}, { signal }),
  });

export const useLadder = () => useQuery(ladderQuery(useRemoteId()));

const receivedQuery = (remoteId: string, place: Place) =>
  queryOptions({
    queryKey: [...root(remoteId), 'received', place.page, place.pageSize],
    queryFn: ({ signal }) => call(getVipReceived, pageOf(place), { signal }),
    placeholderData: (before) => before,
  });

const usedQuery = (remoteId: string, place: Place) =>
  queryOptions({
    queryKey: [...root(remoteId), 'used', place.page, place.pageSize],
    queryFn: ({ signal }) => call(getVipUsed, pageOf(place), { signal }),
    placeholderData: (before) => before,
  });

const historyQuery = (remoteId: string, place: Place) =>
  queryOptions({
    queryKey: [...root(remoteId), 'history', place.page, place.pageSize],
    queryFn: ({ signal }) => call(getVipHistory, pageOf(place), { signal }),
    placeholderData: (before) => before,
  });

export const useReceived = (place: Place) => useQuery(receivedQuery(useRemoteId(), place));
export const useUsed = (place: Place) => useQuery(usedQuery(useRemoteId(), place));
export const useHistory = (place: Place) => useQuery(historyQuery(useRemoteId(), place));

/**
 * Converts points to money. Refetches points, money and turnover after a failure too: it may have been booked before the answer was lost.
 */
export function useConversion() {
  const remoteId = useRemoteId();
  const queries = useQueryClient();
  const { balance, busy } = useShell();
  const reload = () =>
    Promise.all([
      balance.refresh(),
      queries.invalidateQueries({ queryKey: root(remoteId) }),
      queries.invalidateQueries({ queryKey: PROFILE }),
      queries.invalidateQueries({ queryKey: FUNDS }),
    ]);
  return useMutation<Awaited<ReturnType<typeof convert>>, ApiError, number>({
    mutationFn: (points) => {
      const done = busy('vip-conversion');
      return convert(remoteId, points).finally(done);
    },
    retry: false,
    onSettled: () => void reload(),
  });
}

const convert = (remoteId: string, points: number) => call(convertVipCoin, { remote_id: remoteId, vip_coin: points });
