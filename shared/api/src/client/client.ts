import * as z from '@site/api/schema';
import type { Endpoint, EndpointInput, EndpointOutput } from '@site/api/schema';
import { ApiError } from './api-error';
import { createBearer, type Bearer, type ClientSession } from './bearer';
import type { CallOptions } from './call-options';
import { readPublic } from './read-public';
import { retryingReads } from './retry';
import type { Sending } from './send-by-axios';
import { TIMEOUT_MS } from './time-outs';

let bearer = createBearer({ token: () => null, renewed: () => {} });
let siteHost = '';
let exchangeHost = '';

/**
 * Connects the client to a session and to its hosts; call it once, before the first call.
 * @param options `origin`: address of the platform, default: the page's own; `exchangeOrigin`: address of the exchange data host, default:
 * `origin`.
 */
export function connectClient(options: { session: ClientSession; origin?: string; exchangeOrigin?: string }) {
  bearer = createBearer(options.session);
  siteHost = options.origin ?? '';
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
  return callWith({}, endpoint, input, options);
}

/** Further headers of a request, by their names. */
type Headers = Readonly<Record<string, string>>;

/** Like `call`, with further headers, for a host whose sessions need them. */
export async function callWith<E extends Endpoint>(
  headers: Headers,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const once = () => send(headers, endpoint, input, options);
  if (endpoint.renewsToken) return bearer.renewing(once());
  // A GET that changes something must not be retried.
  if (endpoint.neverStored || options.isPolled) return once();
  return retryingReads(endpoint.method, options.signal, once);
}

async function send<E extends Endpoint>(
  headers: Headers,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): Promise<EndpointOutput<E>> {
  const { url, fields } = addressOf(endpoint.path, { ...(input as Record<string, unknown>) });
  const baseURL = (endpoint.host === 'exchange' && exchangeHost) || siteHost;
  // Read the token now, because the player may log out while the code of the transport is fetched.
  const token = endpoint.access === 'player' ? bearer.token() : null;
  const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'public' && !z.answersFile(endpoint);
  const { signal, isPolled, check } = options;
  try {
    const data = isPublicRead
      ? await readPublic(baseURL + url, fields, { signal, timeoutMs: isPolled ? undefined : TIMEOUT_MS, headers })
      : await sendLater({ endpoint, url, baseURL, fields, token, headers, options }, bearer);
    return parsed(endpoint, data, check);
  } catch (problem) {
    throw problem instanceof ApiError ? named(endpoint, problem) : problem;
  }
}

// The first view of a visitor makes public reads only, so axios is fetched with the first other call.
const loadAxios = async () => {
  const { sendByAxios } = await import('./send-by-axios');
  // The first request is made in another task than the one that runs its code.
  await (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.();
  return sendByAxios;
};

/** Fetches the code of posts and of calls for players before the first of them. @throws when it cannot be fetched; each call asks again */
export const prepareCalls = async (): Promise<void> => void (await loadAxios());

async function sendLater(sending: Sending, session: Bearer): Promise<unknown> {
  const send = await loadAxios().catch((cause: unknown) => {
    throw new ApiError({ kind: 'unreachable' }, { cause });
  });
  return send(sending, session);
}

function named({ method, path }: Endpoint, problem: ApiError): ApiError {
  problem.call ??= `${method} ${path}`;
  return problem;
}

function parsed<E extends Endpoint>(endpoint: E, data: unknown, check: CallOptions['check']): EndpointOutput<E> {
  if (check?.(data)) return data as EndpointOutput<E>;
  const answer = z.safeParse(endpoint.output, data);
  if (answer.success) return answer.data as EndpointOutput<E>;
  throw new ApiError({ kind: 'off-contract' }, { cause: answer.error });
}

/** Fills `:name` from the input; the other fields go into the query or the body. */
function addressOf(path: string, fields: Record<string, unknown>) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name]);
    Reflect.deleteProperty(fields, name);
    return encodeURIComponent(value);
  });
  return { url, fields };
}
