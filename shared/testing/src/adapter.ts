// jsdom's own has no streams.
import { Blob as StreamedBlob } from 'node:buffer';
import axios, { AxiosError, AxiosHeaders, CanceledError, isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { ReplyOutcome } from './reply';

export type Handler = (config: InternalAxiosRequestConfig) => ReplyOutcome | Promise<ReplyOutcome>;

let handler: Handler | null = null;
const real = axios.defaults.adapter;

/** Sends the client's requests to the handler while one is set. Called once, before the client is made. */
export function installAdapter() {
  axios.defaults.adapter = (config) => (handler ? settle(config, handler) : axios.getAdapter(real)(config));
  // The client sends public reads by `fetch`, not by axios.
  globalThis.fetch = fetchStubbed as typeof fetch;
}

interface FetchOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal | null;
}

async function fetchStubbed(address: string, { method, headers, body, signal }: FetchOptions) {
  if (!handler) throw new TypeError('Failed to fetch');
  const { pathname, search } = new URL(address, location.href);
  const sent = { ...(method ? { method } : {}), ...(body === undefined ? {} : { data: body }), ...(signal ? { signal } : {}) };
  const config = { url: pathname + search, headers: new AxiosHeaders(headers), ...sent };
  const answerOf = ({ status, data, headers }: AxiosResponse<unknown>) => {
    // The platform sends a text as it is, and everything else as JSON.
    const named: Record<string, unknown> = { 'content-type': typeof data === 'string' ? 'text/plain' : 'application/json', ...headers };
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => (named[name] as string | undefined) ?? null },
      json: async () => (typeof data === 'string' ? (JSON.parse(data) as unknown) : data),
      text: () => Promise.resolve(data),
      body: typeof data === 'string' ? new StreamedBlob([data]).stream() : null,
    };
  };
  try {
    return answerOf(await settle(config, handler));
  } catch (problem) {
    if (isAxiosError(problem) && problem.response) return answerOf(problem.response);
    throw signal?.aborted ? signal.reason : new TypeError('Failed to fetch');
  }
}

export function setHandler(next: Handler | null) {
  handler = next;
}

async function settle(config: InternalAxiosRequestConfig, handle: Handler): Promise<AxiosResponse> {
  const outcome = await handle(config);
  if (isAborted(config)) throw new CanceledError(undefined, undefined, config);
  if (outcome.kind === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  if (outcome.kind === 'never') return hang(config);
  const { status, data, headers } = outcome;
  const response: AxiosResponse = { status, statusText: String(status), data: overTheWire(data), headers, config };
  if (config.validateStatus?.(status) ?? true) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

function hang(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, undefined, config)));
    if (config.timeout) setTimeout(() => reject(new AxiosError('timeout exceeded', AxiosError.ECONNABORTED, config)), config.timeout);
  });
}

const isAborted = (config: InternalAxiosRequestConfig) => config.signal?.aborted ?? false;
/** Passes a file unchanged, and everything else through JSON, as a network does. */
const overTheWire = (data: unknown): unknown => (data === undefined || data instanceof Blob ? data : JSON.parse(JSON.stringify(data)));
