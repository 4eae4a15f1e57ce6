import { jittered } from '@site/api/contracts/pace';
import type { Method } from '@site/api/schema';
import { ApiError } from './api-error';
import { TIMED_OUT } from './time-outs';

/** Pauses in ms before the second, third and fourth try of a read, before they are jittered. */
export const RETRY_PAUSES_MS = [300, 900, 2700] as const;

const isWorthRetrying = (problem: unknown) =>
  problem instanceof ApiError && (problem.kind === 'fault' || (problem.kind === 'unreachable' && !isTimeout(problem)));

// A read that timed out is not retried: it took 10 s already, and three more tries would take another half minute.
const isTimeout = (problem: ApiError) => (problem.cause as { code?: string } | undefined)?.code === TIMED_OUT;

/** Retries reads only. A post may have taken effect although its answer was lost, so its sender must find out first. */
export async function retryingReads<T>(method: Method, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (problem) {
      const pauseMs = RETRY_PAUSES_MS[attempt];
      if (method !== 'GET' || pauseMs === undefined || !isWorthRetrying(problem)) throw problem;
      await pause(jittered(pauseMs), signal);
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
