import { call, type ApiError } from '@site/api';
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

/** What is used moves with play in another tab, and a waiting change becomes due. */
const REFRESH_MS = 60_000;

const root = (remoteId: string) => ['access', 'safer-play', remoteId];

export interface TimedSaferPlay extends SaferPlay {
  /** By how much the platform's clock is ahead of this device's. */
  aheadMs: number;
}

export const saferPlayQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...root(remoteId), 'now'],
    queryFn: async ({ signal }): Promise<TimedSaferPlay> => {
      const answer = await call(getSaferPlay, {}, { signal });
      return { ...answer, aheadMs: Date.parse(answer.now) - Date.now() };
    },
    refetchInterval: REFRESH_MS,
  });

/** While another page comes, the one before stays. */
export const historyQuery = (remoteId: string, { page, pageSize }: { page: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...root(remoteId), 'history', page, pageSize],
    queryFn: ({ signal }) => call(saferPlayHistory, { page, per_page: pageSize }, { signal }),
    placeholderData: (before) => before,
  });

export type LimitStep = LimitMove & Pick<PlayLimit, 'kind' | 'period'>;

/** What the platform answers stands in place of the limit; nothing is shown before it did. */
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
    // After a refusal too: it says that the limit is no longer as it stands here.
    onSettled: () => void cache.invalidateQueries({ queryKey: root(remoteId) }),
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
    // After a failure too: it may have been taken before the answer was lost, and the balance says so to the shell.
    onSettled: () => {
      void balance.refresh();
      void cache.invalidateQueries({ queryKey: root(remoteId) });
    },
  });
}
