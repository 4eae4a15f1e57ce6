import axios, { isAxiosError, isCancel } from 'axios';
import * as z from '@site/api/schema';
import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { ApiError, toApiError } from './api-error';
import { createBearer, type ClientSession } from './bearer';
import { bodyOf, fileOf, refusalIn, UPLOAD_TIMEOUT_MS } from './files';
import { readShortly } from './read-shortly';
import { retryingReads } from './retry';

export const TIMEOUT_MS = 10_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Under which a money post is known to the platform; keep it over a player's retries. Made anew when left out. */
  idempotencyKey?: string;
  /**
   * The caller asks again by itself in a moment: a read that failed is not repeated here. It ends by `signal`, and one that is public
   * is sent the shortest way that a browser has.
   */
  isPolled?: boolean;
  /** Says the same as the contract, by hand: parsing a large answer several times a second would cost more than showing it. */
  check?: (data: unknown) => boolean;
  /** Part of the body that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
}

const http = axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } });
let bearer = createBearer({ token: () => null, renewed: () => {} });
let exchangeHost = '';

/** @param origin of the platform, `exchangeOrigin` of the exchange data host; empty is the page's own. */
export function connectClient(options: { session: ClientSession; origin?: string; exchangeOrigin?: string }) {
  bearer = createBearer(options.session);
  http.defaults.baseURL = options.origin ?? '';
  exchangeHost = options.exchangeOrigin ?? '';
}

/** Where the exchange data host is, for its pages and streams; empty is the page's own address. */
export const exchangeOrigin = () => exchangeHost;

/**
 * Sends one call and answers what its contract promises.
 * @throws ApiError for every failure; a CanceledError or AbortError when `signal` was aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  if (endpoint.renewsToken) return bearer.renewing(send(endpoint, input, options));
  // A read that changes something is no read to be repeated.
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
      // Without a listener the browser need not tell.
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

/** Fills `:name` from the input; what is left goes into the query or the body. */
function addressOf(path: string, rest: Record<string, unknown>) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(value);
  });
  return { url, rest };
}
