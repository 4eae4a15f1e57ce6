import type { InternalAxiosRequestConfig } from 'axios';
import * as z from '@site/api/schema';
import type { Endpoint, Method } from '@site/api/schema';
import { setHandler } from './adapter';
import { isSpecial, type ReplyOutcome, type Reply } from './reply';

/** One request that the client sent. Names in `headers` are in lower case; `body` is the parsed JSON. */
export interface SentRequest {
  method: Method;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
}

type Replies = readonly ((request: SentRequest) => unknown)[];
export interface Stub {
  endpoint: Endpoint;
  replies: Replies;
}

/**
 * Stubs the answers of an endpoint. Several replies are given in turn and the last one repeats; a function computes its reply from the
 * request.
 * @throws Error at once when an answer breaks the contract; a computed one fails the test at its end
 */
export function on<E extends Endpoint>(endpoint: E, ...replies: (Reply<E> | ((request: SentRequest) => Reply<E>))[]): Stub {
  for (const reply of replies) if (typeof reply !== 'function') outcomeOf(endpoint, reply);
  return {
    endpoint,
    replies: replies.map((reply) => (typeof reply === 'function' ? (reply as (request: SentRequest) => unknown) : () => reply)),
  };
}

export interface StubbedApi {
  /** All requests so far, in order, stubbed or not. */
  requests: readonly SentRequest[];
  /** Requests to one endpoint. */
  sentTo(endpoint: Endpoint): SentRequest[];
  /** Requests that write. */
  writes(): SentRequest[];
  /** Replaces the answers of some endpoints from now on. */
  change(...stubs: Stub[]): void;
}

/** Replaces the platform below the real client. A call without a stub fails as unreachable. The test set-up ends it after each test. */
export function stubApi(...stubs: Stub[]): StubbedApi {
  const requests: SentRequest[] = [];
  const table = new Map<string, { stub: Stub; given: number }>();
  const change = (...next: Stub[]) => next.forEach((stub) => void table.set(nameOf(stub.endpoint), { stub, given: 0 }));
  change(...stubs);

  setHandler((config) => {
    const request = read(config);
    requests.push(request);
    const entry = [...table.values()].find(({ stub }) => matches(stub.endpoint, request));
    if (!entry) return { kind: 'unreachable' };
    const { endpoint, replies } = entry.stub;
    const reply = replies[Math.min(entry.given++, replies.length - 1)];
    return reply ? whileChecking(() => outcomeOf(endpoint, reply(request))) : { kind: 'unreachable' };
  });

  return {
    requests,
    sentTo: (endpoint) => requests.filter((request) => matches(endpoint, request)),
    writes: () => requests.filter(({ method }) => method !== 'GET'),
    change,
  };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const drifts: Error[] = [];

/** Ends the stub, and fails a test with an answer that broke the contract, because the client would report a network failure instead. */
export function endStub() {
  setHandler(null);
  const [first] = drifts.splice(0);
  if (first) throw first;
}

function whileChecking(decide: () => ReplyOutcome): ReplyOutcome {
  try {
    return decide();
  } catch (problem) {
    const drift = problem instanceof Error ? problem : new Error(String(problem));
    drifts.push(drift);
    throw drift;
  }
}

function outcomeOf(endpoint: Endpoint, reply: unknown): ReplyOutcome {
  if (isSpecial(reply)) return reply;
  const checked = z.safeParse(endpoint.output, reply);
  if (checked.success) return { kind: 'answer', status: 200, data: reply, headers: {} };
  const problems = checked.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`);
  throw new Error(`The stub of ${endpoint.method} ${endpoint.path} is off contract: ${problems.join('; ')}`);
}

function matches(endpoint: Endpoint, { method, path }: SentRequest) {
  return endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

function read(config: InternalAxiosRequestConfig): SentRequest {
  const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const [path = '', inPath = ''] = (config.url ?? '').split('?');
  return {
    method: (config.method ?? 'get').toUpperCase() as Method,
    path,
    query: { ...Object.fromEntries(new URLSearchParams(inPath)), ...(config.params as Record<string, unknown> | undefined) },
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  };
}
