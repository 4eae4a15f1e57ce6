import { MutationCache, QueryCache, type Mutation, type Query } from '@tanstack/react-query';

/** Facts of an `ApiError` that help to find its line in the platform's log. */
interface CallFacts {
  call?: string;
  kind?: string;
  status?: number;
  requestId?: string;
}

interface FailureListeners {
  /** Called for every failure, also for one that is not logged again. */
  onFailure?: (problem: unknown) => void;
}

/** Text of a failure, or a function that chooses it by the failure. */
type Words = string | ((problem: Error) => string);

/** Meta of a query or mutation with the text to log when it fails: `meta: saying('Failed ...')`. */
export const saying = (words: Words) => ({ message: words });

/**
 * Caches of the page's query client: the one place that logs failed calls, with area, call and request id. A repeated read is logged once
 * until it succeeds. Screens choose their own message for players; most show none.
 * @see SHELL-044, CHAT-013, CHAT-030, RECORDS-041, EXCHANGE-037
 */
export function loggingCaches({ onFailure }: FailureListeners = {}) {
  const failing = new WeakSet<Query<unknown, unknown, unknown>>();
  const queryCache = new QueryCache({
    onError(problem, query) {
      if (!failing.has(query)) log(problem, query.queryKey, query.meta);
      failing.add(query);
      onFailure?.(problem);
    },
    onSuccess: (_data, query) => void failing.delete(query),
  });
  const mutationCache = new MutationCache({
    onError(problem, _input, _context, { options }: Mutation<unknown, unknown, unknown>) {
      log(problem, options.mutationKey, options.meta);
      onFailure?.(problem);
    },
  });
  return { queryCache, mutationCache };
}

function log(problem: unknown, key: readonly unknown[] = [], meta: Record<string, unknown> = {}) {
  const { call, kind, status, requestId } = (problem ?? {}) as CallFacts;
  const message = (meta['message'] ?? 'A call failed') as Words;
  const words = typeof message === 'string' ? message : message(problem as Error);
  console.error(words, { area: key[0], call, kind, status, requestId, problem });
}
