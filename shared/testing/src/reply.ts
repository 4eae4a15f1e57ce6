import { errorCatalogue, type ErrorCode } from '@site/api/contracts/errors';
import type { Endpoint } from '@site/api/schema';
import type { input } from 'zod/mini';

/** What the transport does with one request. */
export type Outcome =
  { kind: 'answer'; status: number; data: unknown; headers: Record<string, string> } | { kind: 'unreachable' } | { kind: 'never' };

const OUTCOME = Symbol('outcome');
export type Special = Outcome & { [OUTCOME]: true };

const special = (outcome: Outcome): Special => ({ ...outcome, [OUTCOME]: true });
export const isSpecial = (reply: unknown): reply is Special => typeof reply === 'object' && reply !== null && OUTCOME in reply;

/** One answer of a call as the contract writes it, or one of the outcomes below. */
export type Reply<E extends Endpoint> = input<E['output']> | Special;

/** The platform refuses in its own words and status. */
export function refusal(code: ErrorCode, detail: { message?: string; errors?: Record<string, string[]>; retryAfterS?: number } = {}) {
  const { status, message } = errorCatalogue[code];
  return special({
    kind: 'answer',
    status,
    data: { message: detail.message ?? message, code, requestId: 'request-of-test', ...(detail.errors ? { errors: detail.errors } : {}) },
    headers: detail.retryAfterS ? { 'retry-after': String(detail.retryAfterS) } : {},
  });
}

/** No answer at all: offline, reset. */
export const networkFailure = () => special({ kind: 'unreachable' });

/** An answer that does not come; the client's own time-out or the caller's abort ends it. */
export const never = () => special({ kind: 'never' });

/** A body that the contract does not know, sent on purpose. */
export const offContract = (data: unknown, status = 200) => special({ kind: 'answer', status, data, headers: {} });

/** A right answer with extra headers, e.g. a renewed token. */
export const answer = (data: unknown, headers: Record<string, string>) => special({ kind: 'answer', status: 200, data, headers });
