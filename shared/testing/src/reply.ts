import { errorCatalogue, type ErrorBody, type ErrorCode } from '@site/api/contracts/errors';
import type { Endpoint } from '@site/api/schema';
import type { input } from 'zod/mini';

/** Outcome of one request in the transport. */
export type ReplyOutcome =
  | { kind: 'answer'; status: number; data: unknown; headers: Record<string, string> }
  | { kind: 'unreachable' }
  | { kind: 'never' };

const OUTCOME = Symbol('outcome');
export type Special = ReplyOutcome & { [OUTCOME]: true };

const special = (outcome: ReplyOutcome): Special => ({ ...outcome, [OUTCOME]: true });
export const isSpecial = (reply: unknown): reply is Special => typeof reply === 'object' && reply !== null && OUTCOME in reply;

/** One answer of a call in the form of the contract, or one of the outcomes below. */
export type Reply<E extends Endpoint> = input<E['output']> | Special;

interface RefusalPatch extends Partial<Pick<ErrorBody, 'message' | 'errors' | 'until'>> {
  retryAfterS?: number;
}

/** A refusal of the platform, with the message and the status of its code in the catalogue. */
export function refusal(code: ErrorCode, { message = errorCatalogue[code].message, retryAfterS, ...detail }: RefusalPatch = {}) {
  return special({
    kind: 'answer',
    status: errorCatalogue[code].status,
    data: { message, code, requestId: 'request-of-test', ...detail },
    headers: retryAfterS ? { 'retry-after': String(retryAfterS) } : {},
  });
}

/** No answer, because the connection fails (offline, reset). */
export const networkFailure = () => special({ kind: 'unreachable' });

/** No answer until the client's timeout or the caller's abort ends the request. */
export const never = () => special({ kind: 'never' });

/** An answer with a body that breaks the contract on purpose. */
export const offContract = (data: unknown, status = 200) => special({ kind: 'answer', status, data, headers: {} });

/** An answer in the form of the contract with extra headers, e.g. a renewed token. */
export const answer = (data: unknown, headers: Record<string, string>) => special({ kind: 'answer', status: 200, data, headers });
