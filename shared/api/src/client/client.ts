import axios, { isAxiosError, isCancel } from 'axios';
import * as z from '@site/api/schema';
import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { ApiError, toApiError } from './api-error';
import { createBearer, type ClientSession } from './bearer';
import { bodyOf, fileOf, refusalIn, UPLOAD_TIMEOUT_MS } from './files';
import { readShortly } from './read-shortly';
import { retryingReads } from './retry';

/** Time-out of a call in ms; a call that sends a file has `UPLOAD_TIMEOUT_MS`. */
export const TIMEOUT_MS = 10_000;

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Name of a money post at the platform; keep it when the player retries the same post. Default: a new UUID. */
  idempotencyKey?: string;
  /**
   * The caller polls, so a failed read is not retried here. A public read goes by plain `fetch` without a time-out: only `signal` ends it.
   */
  isPolled?: boolean;
  /**
   * Hand-written check of the answer; the schema is skipped when it returns true, because parsing a large answer several times a second
   * costs more than rendering it.
   */
  check?: (data: unknown) => boolean;
  /** Part of the body that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
}

const http = axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } });
let bearer = createBearer({ token: () => null, renewed: () => {} });
let exchangeHost = '';

/**
 * Connects the client to a session and to its hosts; call it once, before the first call.
 * @param options `origin`: address of the platform, default: the page's own; `exchangeOrigin`: address of the exchange data host, default:
 * `origin`.
 */
export function connectClient(options: { session: ClientSession; origin?: string; exchangeOrigin?: string }) {
  bearer = createBearer(options.session);
  http.defaults.baseURL = options.origin ?? '';
  exchangeHost = options.exchangeOrigin ?? '';
}

/** Address of the exchange data host, for its pages and streams; empty: the page's own origin. */
export const exchangeOrigin = () => exchangeHost;

/**
 * Sends one call and returns its answer, parsed by the contract's `output`.
 * @throws ApiError for every failure (`code` is one of the endpoint's `errors` or of `platformErrors`); CanceledError or AbortError when
 * `signal` is aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  if (endpoint.renewsToken) return bearer.renewing(send(endpoint, input, options));
  // A GET that changes something must not be retried.
  if (endpoint.neverStored || options.isPolled) return send(endpoint, input, options);
  return retryingReads(endpoint.method, options.signal, () => send(endpoint, input, options));
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
  isRepeat = false,
): Promise<EndpointOutput<E>> {
  const { signal, idempotencyKey, onProgress, isPolled, check } = options;
  const { url, rest } = addressOf(endpoint.path, { ...(input as Record<string, unknown>) });
  const baseURL = (endpoint.host === 'exchange' && exchangeHost) || (http.defaults.baseURL ?? '');
  if (isPolled && endpoint.method === 'GET' && endpoint.access === 'public') {
    return parsed(endpoint, await readShortly(baseURL + url, rest, signal), check);
  }
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const token = endpoint.access === 'player' ? bearer.token() : null;
  const isFile = z.answersFile(endpoint);
  const body = inQuery ? null : bodyOf(rest);
  try {
    const { data, headers } = await http.request<unknown>({
      url,
      baseURL,
      method: endpoint.method,
      signal,
      ...(body ? { data: body } : { params: rest }),
      ...(body instanceof FormData ? { timeout: UPLOAD_TIMEOUT_MS } : {}),
      ...(isFile ? { responseType: 'blob' } : {}),
      // Without a listener the browser sends no progress events.
      ...(onProgress ? { onUploadProgress: ({ progress }) => progress !== undefined && onProgress(progress) } : {}),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(endpoint.money ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}),
      },
    });
    bearer.take(token, headers);
    return parsed(endpoint, isFile ? fileOf(data, headers['content-disposition']) : data, check);
  } catch (problem) {
    if (isCancel(problem)) throw problem;
    const answer = isAxiosError(problem) ? problem.response : undefined;
    bearer.take(token, answer?.headers);
    // The platform did not run this call: another call of the page had just replaced its token, so sending it again is safe.
    const isVoid = answer?.status === 401 && token !== null && !isRepeat && !endpoint.renewsToken;
    if (isVoid && (await bearer.isRenewed(token))) return send(endpoint, input, options, true);
    if (isFile && answer) answer.data = await refusalIn(answer.data);
    throw named(endpoint, toApiError(problem));
  }
}

function named({ method, path }: Endpoint, problem: ApiError): ApiError {
  problem.call ??= `${method} ${path}`;
  return problem;
}

function parsed<E extends Endpoint>(endpoint: E, data: unknown, check: CallOptions['check']): EndpointOutput<E> {
  if (check?.(data)) return data as EndpointOutput<E>;
  const answer = z.safeParse(endpoint.output, data);
  if (answer.success) return answer.data as EndpointOutput<E>;
  throw named(endpoint, new ApiError({ kind: 'off-contract' }, { cause: answer.error }));
}

/** Fills `:name` from the input; the other fields go into the query or the body. */
function addressOf(path: string, rest: Record<string, unknown>) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(value);
  });
  return { url, rest };
}
