import { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { ApiError } from '@site/api';
import { loggingCaches } from '@site/remote';
import { playerAtom } from '#core/session/session.atoms';

const FRESH_MS = 30_000;

/** Query client of the page. The API client repeats reads by itself, so queries do not retry. */
export function createQueryClient(onUnauthenticated: () => void) {
  // Checks the error code, because a wrong password is a 401 as well and does not end the session.
  const onFailure = (problem: unknown) => {
    if (problem instanceof ApiError && problem.code === 'platform.unauthenticated') onUnauthenticated();
  };
  return new QueryClient({
    ...loggingCaches({ onFailure }),
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  });
}

/** Removes cached answers when the player changes, so that no other player sees them. */
export function forgetWithPlayer(queryClient: QueryClient, store: ReturnType<typeof createStore>) {
  store.sub(playerAtom, () => {
    queryClient.removeQueries({ type: 'inactive' });
    if (store.get(playerAtom)) void queryClient.invalidateQueries();
  });
}
