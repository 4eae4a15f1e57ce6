import type { Method } from '@site/api/schema';
import { ApiError } from './api-error';

/** Pauses before the second, third and fourth try of a read. */
export const RETRY_PAUSES_MS = [300, 900, 2700] as const;

const isWorthRetrying = (problem: unknown) =>
  problem instanceof ApiError && (problem.kind === 'fault' || (problem.kind === 'unreachable' && !isTimeout(problem)));

// Ten seconds were enough to wait; three more of them would be a minute of nothing.
const isTimeout = (problem: ApiError) => (problem.cause as { code?: string } | undefined)?.code === 'ECONNABORTED';

/** Only reads are repeated: whether a lost post took effect is for its sender to find out. */
export async function retryingReads<T>(method: Method, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (problem) {
      const pauseMs = RETRY_PAUSES_MS[attempt];
      if (method !== 'GET' || pauseMs === undefined || !isWorthRetrying(problem)) throw problem;
      await pause(pauseMs, signal);
    }
  }
}

function pause(ms: number, signal?: AbortSignal) {
  return new Promise<void>((done, cancelled) => {
    const stop = () => {
      clearTimeout(timer);
      cancelled(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      done();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
