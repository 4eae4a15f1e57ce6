import type { input, output, ZodMiniType } from 'zod/mini';
import type { ErrorCode } from '../errors';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `public`: no token needed. `player`: 401 without a live token. There is no default. */
export type Access = 'public' | 'player';

/** Calls of one group share a pace: one limit a minute for each player. */
export type PaceGroup = 'bets' | 'cancels' | 'launches' | 'inbox';

/** One call of the platform, described once: the client sends it, the sandbox serves it, the OpenAPI page prints it. */
export interface Endpoint<I extends ZodMiniType = ZodMiniType, O extends ZodMiniType = ZodMiniType, A extends Access = Access> {
  method: Method;
  /** The specification's path to the letter; `:name` takes the input field of that name. */
  path: `/${string}`;
  access: A;
  /** Who answers: the exchange data host has an address of its own. The platform when left out. */
  host?: 'exchange';
  /** GET and DELETE send it as the query, the others as the JSON body. */
  input: I;
  output: O;
  /** What this call may refuse with, beyond the codes that any call may answer. */
  errors: readonly ErrorCode[];
  /** Moves money: the client sends an `Idempotency-Key`, never repeats it by itself, and the sandbox stores the answer. */
  money?: true;
  /** A read by its method that changes something: no copy of its answer is kept anywhere. */
  neverStored?: true;
  /** Its answer carries the session's next token, and every earlier one is void at once. */
  renewsToken?: true;
  /** Bytes of the largest JSON or plain form body; `DEFAULT_BODY_BYTES` when left out. */
  maxBodyBytes?: number;
  /** Bytes of the largest `multipart/form-data` body of a call with a file; `UPLOAD_BODY_BYTES` when left out. */
  maxUploadBytes?: number;
  /** Group that the call counts in; beyond its pace the platform answers 429. */
  pace?: PaceGroup;
  /** Status of a request that cannot be read; 400 when left out. */
  unreadable?: 422;
  /** Of a success; 200 when left out. */
  status?: 201;
  summary: string;
}

export type EndpointInput<E extends Endpoint> = input<E['input']>;
export type EndpointOutput<E extends Endpoint> = output<E['output']>;

export const defineEndpoint = <I extends ZodMiniType, O extends ZodMiniType, A extends Access>(endpoint: Endpoint<I, O, A>) => endpoint;
