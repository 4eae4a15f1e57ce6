import { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { ApiError } from '@site/api';
import { loggingCaches } from '@site/remote';
import { playerAtom } from '#core/session/session.atoms';

const FRESH_MS = 30_000;

/** One for the page. The API client repeats reads by itself, so queries do not. */
export function createQueryClient(onUnauthenticated: () => void) {
  // By its code: a wrong password is a 401 as well, and says nothing about the session.
  const onFailure = (problem: unknown) => {
    if (problem instanceof ApiError && problem.code === 'platform.unauthenticated') onUnauthenticated();
  };
  return new QueryClient({
    ...loggingCaches({ onFailure }),
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  });
}

/** What was answered to one player is shown to nobody else. */
export function forgetWithPlayer(queryClient: QueryClient, store: ReturnType<typeof createStore>) {
  store.sub(playerAtom, () => {
    queryClient.removeQueries({ type: 'inactive' });
    if (store.get(playerAtom)) void queryClient.invalidateQueries();
  });
}
