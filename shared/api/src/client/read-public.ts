import { INLINED_READ_MS, inlinedReadId } from '@site/api/contracts/inlined-reads';
import { ApiError, refusalOf } from './api-error';
import { TIMED_OUT } from './time-outs';

interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Ends a read that takes longer, in ms; without it only `signal` ends a read. */
  timeoutMs?: number | undefined;
  /** Further headers of the request. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Returns the answer that the document holds, else sends one public read by plain `fetch`: the browser parses the JSON outside of the page's
 * script, and a visitor's first view needs no other transport.
 * @throws ApiError; the signal's reason when it is aborted
 */
export async function readPublic(
  address: string,
  query: Record<string, unknown>,
  { signal, timeoutMs, headers }: ReadOptions,
): Promise<unknown> {
  const url = withQuery(address, query);
  const inlined = takeInlined(url);
  if (inlined !== undefined) return inlined;
  const limit = timeoutMs === undefined ? null : startLimit(timeoutMs, signal);
  try {
    const answer = await fetch(url, { signal: limit?.signal ?? signal ?? null, headers });
    if (!answer.ok) throw await refusalIn(answer);
    return await (isText(answer) ? answer.text() : answer.json());
  } catch (problem) {
    if (signal?.aborted || problem instanceof ApiError) throw problem;
    if (limit?.signal.aborted) throw new ApiError({ kind: 'unreachable' }, { cause: { code: TIMED_OUT } });
    throw new ApiError({ kind: problem instanceof SyntaxError ? 'off-contract' : 'unreachable' }, { cause: problem });
  } finally {
    limit?.end();
  }
}

/** The score board of an event is a text, all other answers are JSON. */
const isText = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/') ?? false;

/** The answer that the server wrote into the document. It is used once, and only while the page is young. */
function takeInlined(url: string): unknown {
  const element = document.getElementById(inlinedReadId(url));
  element?.remove();
  return element && performance.now() < INLINED_READ_MS ? (JSON.parse(element.textContent) as unknown) : undefined;
}

function withQuery(address: string, query: Record<string, unknown>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${address}?${search}` : address;
}

async function refusalIn(answer: Response) {
  // A proxy may answer with a page; the status is enough then.
  const data: unknown = await answer.json().catch((problem: unknown) => {
    if (problem instanceof SyntaxError) return null;
    throw problem;
  });
  return refusalOf({ status: answer.status, data, retryAfter: answer.headers.get('retry-after') });
}

/** A signal that is aborted with the caller's, and after `timeoutMs`. */
function startLimit(timeoutMs: number, outer: AbortSignal | undefined) {
  const control = new AbortController();
  const follow = () => control.abort(outer?.reason);
  const timer = setTimeout(() => control.abort(), timeoutMs);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  };
  return { signal: control.signal, end };
}
