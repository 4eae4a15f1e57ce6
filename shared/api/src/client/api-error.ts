import { isAxiosError } from 'axios';
import * as z from '@site/api/schema';

/**
 * What the transport saw. `unreachable`: no answer (offline, time-out, reset). `unauthenticated`: 401. `refused`: any other 4xx.
 * `off-contract`: an answer that the contract does not know. `fault`: 5xx.
 */
export type ApiErrorKind = 'unreachable' | 'unauthenticated' | 'refused' | 'off-contract' | 'fault';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** The server's words, in English; absent when there was no readable answer. */
  serverMessage?: string;
  code?: string;
  status?: number;
  /** Field -> texts. */
  errors?: Record<string, string[]>;
  /** Seconds to wait, from `Retry-After`. */
  retryAfterS?: number;
  /** When what stands against it ends, ISO 8601. */
  until?: string;
  requestId?: string;
  /** Method and path of the contract. */
  call?: string;
}

export class ApiError extends Error implements ApiErrorFacts {
  declare kind: ApiErrorKind;
  declare serverMessage?: string;
  declare code?: string;
  declare status?: number;
  declare errors?: Record<string, string[]>;
  declare retryAfterS?: number;
  declare until?: string;
  declare requestId?: string;
  declare call?: string;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.serverMessage ?? facts.kind, options);
    this.name = 'ApiError';
    Object.assign(this, facts);
  }
}

/** Lenient on purpose: a proxy's or an older server's body still yields its message. */
const readableBody = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
  until: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** Of an answer that is no success. */
export const kindOf = (status: number): ApiErrorKind => {
  if (status === 401) return 'unauthenticated';
  return status >= 400 && status < 500 ? 'refused' : 'fault';
};

/** Anything axios throws, but a cancellation, as an ApiError. */
export function toApiError(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  if (!isAxiosError(problem) || !problem.response) return new ApiError({ kind: 'unreachable' }, { cause: problem });
  const { status, data, headers } = problem.response;
  const read = z.safeParse(readableBody, data);
  const body = read.success ? read.data : {};
  const retryAfterS = Number(headers['retry-after']);
  return new ApiError(
    {
      kind: kindOf(status),
      status,
      serverMessage: body.message ?? body.error,
      code: body.code,
      errors: body.errors,
      until: body.until,
      requestId: body.requestId,
      ...(retryAfterS > 0 ? { retryAfterS } : {}),
    },
    { cause: problem },
  );
}
