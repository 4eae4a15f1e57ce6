import { call, type ApiError } from '@site/api';
import {
  confirmTimer,
  dropTimerChange,
  getPlaySession,
  setTimer,
  type PlaySession,
  type PlayTimer,
  type TimerKind,
} from '@site/api/contracts/safer-play';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import { saferPlayKey } from './responsible-gaming.queries';
import type { TimerMove } from './timers.rules';

/** Poll interval in ms: the session grows with play in another tab. */
const REFRESH_MS = 60_000;

export const playSessionQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...saferPlayKey(remoteId), 'session'],
    queryFn: ({ signal }) => call(getPlaySession, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });

const withTimer = (session: PlaySession, changed: PlayTimer): PlaySession => ({
  ...session,
  timers: session.timers.map((timer) => (timer.kind === changed.kind ? changed : timer)),
});

/** Replaces the timer by the platform's answer. The balance answer tells the shell when the new timer pauses play at once. */
export function useTimerStep(remoteId: string, kind: TimerKind) {
  const cache = useQueryClient();
  const { balance } = useShell();
  return useMutation<PlayTimer, ApiError, TimerMove>({
    mutationFn: (move) => {
      if (move.do === 'set') return call(setTimer, { kind, minutes: move.minutes });
      return call(move.do === 'confirm' ? confirmTimer : dropTimerChange, { kind });
    },
    retry: false,
    onSuccess: (timer) => {
      cache.setQueryData(playSessionQuery(remoteId).queryKey, (before) => before && withTimer(before, timer));
    },
    onSettled: () => {
      void balance.refresh();
      void cache.invalidateQueries({ queryKey: saferPlayKey(remoteId) });
    },
  });
}
