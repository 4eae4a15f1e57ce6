import { MutationCache, QueryCache, type Mutation, type Query } from '@tanstack/react-query';

/** Facts of an `ApiError` that help to find its line in the platform's log. */
interface CallFacts {
  call?: string;
  kind?: string;
  status?: number;
  requestId?: string;
}

interface FailureListeners {
  /** Hears of every failure, also of those that are not logged again. */
  onFailure?: (problem: unknown) => void;
}

/** Words, or how to choose them by the failure. */
type Words = string | ((problem: Error) => string);

/** The specified words of a failure, where there are some: `meta: saying('Failed ...')` of a query. */
export const saying = (words: Words) => ({ says: words });

/**
 * The caches of the page's query client: the one place that logs failed calls, with area, call and request id. A read that is repeated is
 * logged once until it succeeds. Screens decide what they say; most say nothing. @see SHELL-044, CHAT-013, CHAT-030, RECORDS-041, EXCHANGE-037
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
  const says = (meta['says'] ?? 'A call failed') as Words;
  const words = typeof says === 'string' ? says : says(problem as Error);
  console.error(words, { area: key[0], call, kind, status, requestId, problem });
}
