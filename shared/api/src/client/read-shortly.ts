import { ApiError, kindOf } from './api-error';

/**
 * Sends one public read by plain `fetch`, so that the browser parses the JSON outside of the page's script.
 * @throws ApiError; the signal's reason when it is aborted
 */
export async function readShortly(address: string, query: Record<string, unknown>, signal?: AbortSignal): Promise<unknown> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  try {
    const answer = await fetch(search.size > 0 ? `${address}?${search.toString()}` : address, { signal: signal ?? null });
    if (!answer.ok) throw new ApiError({ kind: kindOf(answer.status), status: answer.status });
    return await answer.json();
  } catch (problem) {
    if (signal?.aborted || problem instanceof ApiError) throw problem;
    throw new ApiError({ kind: problem instanceof SyntaxError ? 'off-contract' : 'unreachable' }, { cause: problem });
  }
}
