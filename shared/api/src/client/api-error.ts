import * as z from '@site/api/schema';

/**
 * Class of a failed call. `unreachable`: no answer (offline, time-out, reset). `unauthenticated`: 401. `refused`: any other 4xx.
 * `off-contract`: an answer that does not fit the contract. `fault`: any other failed status, such as 5xx.
 */
export type ApiErrorKind = 'unreachable' | 'unauthenticated' | 'refused' | 'off-contract' | 'fault';

/** Fields of an `ApiError`; all but `kind` are absent where the transport saw none. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** Message of the server, in English; absent when there was no readable answer. */
  serverMessage?: string;
  /** Code of the refusal: an `ErrorCode` when the platform sent it. */
  code?: string;
  status?: number;
  /** Input field -> messages. */
  errors?: Record<string, string[]>;
  /** Seconds to wait, from `Retry-After`. */
  retryAfterS?: number;
  /** End of the obstacle (a break, an exclusion, a waiting period), ISO 8601. */
  until?: string;
  requestId?: string;
  /** Method and path of the contract. */
  call?: string;
}

/** Failure of one call; its `message` is the server's message, else the kind. `call()` throws nothing else but a cancellation. */
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

const kindOf = (status: number): ApiErrorKind => {
  if (status === 401) return 'unauthenticated';
  return status >= 400 && status < 500 ? 'refused' : 'fault';
};

/** Error of an answer with a failed status; `data` is its body, in any form. */
export function refusalOf({ status, data, retryAfter }: { status: number; data: unknown; retryAfter: unknown }, cause?: unknown): ApiError {
  const read = z.safeParse(readableBody, data);
  const body = read.success ? read.data : {};
  const retryAfterS = Number(retryAfter);
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
    { cause },
  );
}
