import { call } from '@site/api';
import { claimCash, getReferral, getReferralHistory } from '@site/api/contracts/rewards';
import { queryOptions, useQuery, useQueryClient, useShell } from '@site/remote';
import type { Pages } from '@site/remote/address';
import { useMoneyOutcome } from '@site/remote/money';
import { FUNDS, PROFILE } from '@site/remote/reads';

type Place = Pick<Pages, 'page' | 'pageSize'>;

const REFERRAL = ['rewards', 'referral'];
/** Query keys of everything that a claim changes, in all areas. */
const CHANGED = [REFERRAL, PROFILE, FUNDS];

const useRemoteId = () => useShell().session.player?.remoteId ?? '';

const referralQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...REFERRAL, remoteId],
    queryFn: ({ signal }) => call(getReferral, {}, { signal }),
  });

export const useReferral = () => useQuery(referralQuery(useRemoteId()));

const historyQuery = (remoteId: string, { page, pageSize }: Place) =>
  queryOptions({
    queryKey: [...REFERRAL, remoteId, 'history', page, pageSize],
    queryFn: ({ signal }) => call(getReferralHistory, { page, per_page: pageSize }, { signal }),
    placeholderData: (before) => before,
  });

export const useRewardHistory = (place: Place) => useQuery(historyQuery(useRemoteId(), place));

export function useClaimCall() {
  const queries = useQueryClient();
  return useMoneyOutcome(claimCash, () => {
    for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
  });
}
