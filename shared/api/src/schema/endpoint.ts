import type { input, output, ZodMiniType } from 'zod/mini';
import type { ErrorCode } from '../errors';

/** HTTP methods of the contracts. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `public`: no token needed. `player`: 401 without a live token. There is no default. */
export type Access = 'public' | 'player';

/** Groups of calls that share one rate limit for each player; beyond it the platform answers `platform.too_many` (429). */
export type PaceGroup = 'bets' | 'cancels' | 'launches' | 'inbox';

/** One call of the platform, described once: the client sends it, the platform serves it, the OpenAPI page prints it. */
export interface Endpoint<I extends ZodMiniType = ZodMiniType, O extends ZodMiniType = ZodMiniType, A extends Access = Access> {
  method: Method;
  /** Path, spelled exactly as in the requirements; `:name` takes the input field of that name. @see SHELL-015 */
  path: `/${string}`;
  access: A;
  /** Host of the call: the exchange data host has its own address. Default: the platform. */
  host?: 'exchange';
  /** GET and DELETE send it as the query, the others as the JSON body. */
  input: I;
  output: O;
  /** Codes of this call's refusals, beside `platformErrors`, which any call may answer. */
  errors: readonly ErrorCode[];
  /** Moves money: the client sends an `Idempotency-Key` and never retries by itself; the platform stores the answer under the key. */
  money?: true;
  /** A GET that changes something: no cache stores its answer, and the client never retries it. */
  neverStored?: true;
  /** The answer carries the session's next token, and every earlier token is void at once. */
  renewsToken?: true;
  /** Bytes of the largest JSON or plain form body; `DEFAULT_BODY_BYTES` when left out. */
  maxBodyBytes?: number;
  /** Bytes of the largest `multipart/form-data` body of a call with a file; `UPLOAD_BODY_BYTES` when left out. */
  maxUploadBytes?: number;
  /** Rate limit group of the call; beyond its limit the platform answers 429. */
  pace?: PaceGroup;
  /** Status of a request that cannot be read; 400 when left out. */
  unreadable?: 422;
  /** Status of a success; 200 when left out. */
  status?: 201;
  /** One line for the OpenAPI page. */
  summary: string;
}

/** Input of a call before parsing, as a client passes it. */
export type EndpointInput<E extends Endpoint> = input<E['input']>;
/** Output of a call after parsing, as `call()` returns it. */
export type EndpointOutput<E extends Endpoint> = output<E['output']>;

/**
 * Describes one call; returns the description unchanged, with its types inferred. The doc of each endpoint lists under `@throws` the codes
 * of its `errors` and the `platformErrors` that have a special meaning there.
 */
export const defineEndpoint = <I extends ZodMiniType, O extends ZodMiniType, A extends Access>(endpoint: Endpoint<I, O, A>) => endpoint;
