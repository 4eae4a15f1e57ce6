import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '@site/api';

const FRESH_MS = 5_000;

/**
 * Query client of the page. The client of the calls repeats reads by itself, so queries do not retry.
 * @param onFailure called for every failed call
 */
export function createQueryClient(onFailure: (problem: unknown, client: QueryClient) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (problem) => onFailure(problem, client) }),
    mutationCache: new MutationCache({ onError: (problem) => onFailure(problem, client) }),
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  });
  return client;
}

/** Interval of a polled read, which rests while the session has ended. @param ms pause between two reads */
export const pollEvery =
  (ms: number) =>
  ({ state: { error } }: Pick<Query, 'state'>) =>
    error instanceof ApiError && error.kind === 'unauthenticated' ? false : ms;
