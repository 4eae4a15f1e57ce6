import { errorCatalogue, type ErrorBody, type ErrorCode } from '@site/api/contracts/errors';
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

export interface RefusalDetail extends Partial<Pick<ErrorBody, 'message' | 'errors' | 'until'>> {
  retryAfterS?: number;
}

/** The platform refuses in its own words and status. */
export function refusal(code: ErrorCode, { message = errorCatalogue[code].message, retryAfterS, ...detail }: RefusalDetail = {}) {
  return special({
    kind: 'answer',
    status: errorCatalogue[code].status,
    data: { message, code, requestId: 'request-of-test', ...detail },
    headers: retryAfterS ? { 'retry-after': String(retryAfterS) } : {},
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
