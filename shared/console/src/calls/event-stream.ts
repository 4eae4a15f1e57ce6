import { createParser } from 'eventsource-parser';
import { HEARTBEAT_MS } from '@site/api/contracts/events';
import { pollHeaders } from './operator-client';
import { openStream, textsOf } from './stream-answer';

/** An event of a stream as it came; its data are not checked yet. */
export interface StreamedEvent {
  name: string;
  data: unknown;
}

/** A line without a byte for so long is dead. */
const SILENT_MS = 2 * HEARTBEAT_MS;

/**
 * Hears a stream of server-sent events until it ends. It does not keep the session alive, because nobody may sit at the page.
 * @throws ApiError as `openStream`; the reason of `signal` when it is aborted
 */
export async function hearEvents(path: string, hear: (event: StreamedEvent) => void, signal: AbortSignal) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  };
  const parser = createParser({ onEvent: ({ event = '', data }) => hear({ name: event, data: JSON.parse(data) as unknown }) });
  try {
    expectMore();
    const answer = await openStream(path, { headers: pollHeaders(), signal: AbortSignal.any([signal, silence.signal]) });
    for await (const text of textsOf(answer)) {
      expectMore();
      parser.feed(text);
    }
  } finally {
    clearTimeout(timer);
  }
}
