import { call, type ApiError } from '@site/api';
import { getStatement } from '@site/api/contracts/records';
import {
  confirmLimit,
  dropLimitChange,
  excludeSelf,
  EXCLUSION_WORD,
  getSaferPlay,
  saferPlayHistory,
  setLimit,
  takeTimeOut,
  type PlayLimit,
  type Restriction,
  type SaferPlay,
} from '@site/api/contracts/safer-play';
import type { PageSize } from '@site/api/contracts/site';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import { withLimit, type LimitMove } from './limits.rules';
import type { Pause } from './pause.rules';

/** Poll interval in ms: the used amounts change with play in another tab, and a waiting change becomes due. */
const REFRESH_MS = 60_000;

export const saferPlayKey = (remoteId: string) => ['access', 'safer-play', remoteId];

export interface TimedSaferPlay extends SaferPlay {
  /** Lead of the platform's clock over this device's, in ms. */
  aheadMs: number;
}

export const saferPlayQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...saferPlayKey(remoteId), 'now'],
    queryFn: async ({ signal }): Promise<TimedSaferPlay> => {
      const answer = await call(getSaferPlay, {}, { signal });
      return { ...answer, aheadMs: Date.parse(answer.now) - Date.now() };
    },
    refetchInterval: REFRESH_MS,
  });

/** While another page loads, the page before stays. */
export const historyQuery = (remoteId: string, { page, pageSize }: { page: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...saferPlayKey(remoteId), 'history', page, pageSize],
    queryFn: ({ signal }) => call(saferPlayHistory, { page, per_page: pageSize }, { signal }),
    placeholderData: (before) => before,
  });

/** Sums of the last twelve months, for limits from the player's own history. */
export const monthsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...saferPlayKey(remoteId), 'months'],
    queryFn: ({ signal }) => call(getStatement, {}, { signal }),
  });

export type LimitStep = LimitMove & Pick<PlayLimit, 'kind' | 'period'>;

/** Replaces the limit by the platform's answer; before the answer nothing changes on the screen. */
export function useLimitStep(remoteId: string) {
  const cache = useQueryClient();
  return useMutation<PlayLimit, ApiError, LimitStep>({
    mutationFn: ({ kind, period, ...step }) => {
      if (step.do === 'set') return call(setLimit, { kind, period, amount: step.amount });
      return call(step.do === 'confirm' ? confirmLimit : dropLimitChange, { kind, period });
    },
    retry: false,
    onSuccess: (limit) => {
      cache.setQueryData(saferPlayQuery(remoteId).queryKey, (before) => before && withLimit(before, limit));
    },
    // Reloads after a refusal, too: the limit has changed elsewhere, so the shown one is old.
    onSettled: () => void cache.invalidateQueries({ queryKey: saferPlayKey(remoteId) }),
  });
}

export function useStartPause(remoteId: string) {
  const cache = useQueryClient();
  const { balance } = useShell();
  return useMutation<Restriction, ApiError, Pause>({
    mutationFn: ({ kind, length }) =>
      kind === 'time_out' ? call(takeTimeOut, { length }) : call(excludeSelf, { length, word: EXCLUSION_WORD }),
    retry: false,
    onSuccess: (restriction) => {
      cache.setQueryData(saferPlayQuery(remoteId).queryKey, (before) => before && { ...before, restriction });
    },
    // Reloads after a failure, too: the platform may have started the pause before the answer was lost. The balance answer reports it to
    // the shell.
    onSettled: () => {
      void balance.refresh();
      void cache.invalidateQueries({ queryKey: saferPlayKey(remoteId) });
    },
  });
}
