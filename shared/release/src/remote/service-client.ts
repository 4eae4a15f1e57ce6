import { randomUUID } from 'node:crypto';
import { ReleaseRefusal, StoreUnusable } from '../store/store';

/** A call of a verb ends when the service has sent nothing for so long; it sends a sign of life every ten seconds. */
const SILENCE_MS = 60_000;

interface Sent {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  json?: object;
  /** Bytes of a file, with their SHA-384. */
  file?: { bytes: Uint8Array; hash: string };
  /** Ends the call; default: a bound on the whole call. */
  signal?: AbortSignal;
}

/** A signal that ends a call after a minute in which nobody called `heard`. */
export function createSilenceLimit() {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('it is silent')), SILENCE_MS);
  return { signal: stop.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

export type ServiceClient = ReturnType<typeof createServiceClient>;

/** Calls of the release service at `RELEASE_URL`, with the token in `RELEASE_TOKEN`. */
export function createServiceClient(env: NodeJS.ProcessEnv) {
  const origin = originIn(env['RELEASE_URL'] ?? '');
  const token = env['RELEASE_TOKEN'] ?? '';

  /** @throws ReleaseRefusal when the service refuses; StoreUnusable when it does not answer */
  async function ask({ method, path, json, file, signal }: Sent): Promise<Response> {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'x-request-key': randomUUID() } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(file ? { 'content-type': 'application/octet-stream', 'x-content-sha384': file.hash } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
      ...(file ? { body: file.bytes as Uint8Array<ArrayBuffer> } : {}),
      redirect: 'error',
      signal: signal ?? AbortSignal.timeout(file ? SILENCE_MS : 10 * SILENCE_MS),
    }).catch((problem: unknown) => {
      throw new StoreUnusable(`The release service at ${origin} does not answer: ${reasonOf(problem)}. RELEASE_URL names it.`);
    });
    if (answer.ok) return answer;
    const words = ((await answer.json().catch(() => null)) as { message?: string } | null)?.message;
    throw answer.status >= 500
      ? new StoreUnusable(words ?? `The release service answered ${answer.status}.`)
      : new ReleaseRefusal(words ?? `The release service refused it with ${answer.status}.`);
  }

  return { ask };
}

/** Names of this machine, the only one to which a token goes without encryption. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function originIn(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname))) return url.origin;
  throw new ReleaseRefusal(`RELEASE_URL is the https address of a release service, e.g. https://release.example.org, not "${address}".`);
}

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause instanceof Error ? problem.cause.message : problem.message;
}
