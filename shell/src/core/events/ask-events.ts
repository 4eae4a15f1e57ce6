import { getEvents } from '@site/api/contracts/events';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';

export interface EventsAnswer {
  status: number;
  /** 0: the answer names no number of seconds. */
  retryAfterS: number;
  renewedToken: string | null;
  /** Pieces of text as they arrive; null when the answer is not a stream. */
  texts: AsyncIterable<string> | null;
}

const LONGEST_S = 600;

/** Uses `fetch`, because `EventSource` cannot send the bearer. */
export async function askEvents(token: string, signal: AbortSignal): Promise<EventsAnswer> {
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
  const { status, headers: said, body } = await fetch(getEvents.path, { headers, cache: 'no-store', signal });
  const isStream = status === 200 && said.get('content-type')?.startsWith('text/event-stream');
  return {
    status,
    // A timer of more than 24 days overflows and fires at once.
    retryAfterS: Math.min(LONGEST_S, Math.max(0, Number(said.get('retry-after')) || 0)),
    renewedToken: said.get(RENEWED_TOKEN_HEADER),
    texts: isStream && body ? textsOf(body) : null,
  };
}

// Not every browser can iterate a stream yet, so a reader is used.
async function* textsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
