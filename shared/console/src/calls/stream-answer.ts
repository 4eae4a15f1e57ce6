import { ApiError, refusalOf } from '@site/api';

/** Sends a request whose answer comes in parts. @throws ApiError: `refused` and the like before the first part, `unreachable` without an answer */
export async function openStream(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(unreachable);
  if (answer.ok) return answer;
  const data: unknown = await answer.json().catch(() => null);
  throw refusalOf({ status: answer.status, data, retryAfter: answer.headers.get('retry-after') });
}

/** The text of an answer in parts, each as soon as it is there. @throws ApiError `unreachable` when it breaks off */
export async function* textsOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read().catch(unreachable);
    yield decoder.decode(value, { stream: !done });
    if (done) return;
  }
}

function unreachable(cause: unknown): never {
  throw new ApiError({ kind: 'unreachable' }, { cause });
}
