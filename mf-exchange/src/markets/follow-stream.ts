import { EVENT_STREAM_NAMES } from '@site/api/contracts/exchange';
import { STREAM_SILENCE_MS } from './freshness';

const TRY_AGAIN_MS = 15_000;
/** A browser opens six connections per host over all its tabs; the other four are for requests. */
const MOST_STREAMS = 2;
let openStreams = 0;

export interface StreamListener {
  message(name: string, text: string): void;
  /** The first message has arrived. */
  opened(): void;
  /** The stream is down for a while: poll instead. */
  lost(): void;
}

/**
 * Keeps a stream open. The first loss after a message reconnects at once; any other loss is reported and retried later.
 * @returns a function that closes it
 */
export function followStream(address: string, listener: StreamListener): () => void {
  let close: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | null = null;
  let losses = 0;

  function connect() {
    again = null;
    if (typeof EventSource === 'undefined' || openStreams >= MOST_STREAMS) return rest();
    let hasSpoken = false;
    close = openStream(address, {
      message(name, text) {
        if (!hasSpoken) listener.opened();
        hasSpoken = true;
        listener.message(name, text);
      },
      lost() {
        close = null;
        if (!hasSpoken || losses > 0) return rest();
        losses++;
        connect();
      },
    });
  }
  function rest() {
    losses = 0;
    listener.lost();
    again = setTimeout(connect, TRY_AGAIN_MS);
  }

  connect();
  return () => {
    close?.();
    if (again) clearTimeout(again);
  };
}

/** Opens one stream. A browser does not report a dead connection, so silence counts as a loss, too. */
function openStream(address: string, { message, lost }: Pick<StreamListener, 'message' | 'lost'>) {
  const source = new EventSource(address);
  openStreams++;
  let heardAt = Date.now();

  const close = () => {
    source.close();
    clearInterval(watch);
    openStreams--;
  };
  const fail = () => {
    close();
    lost();
  };
  const watch = setInterval(() => Date.now() - heardAt >= STREAM_SILENCE_MS && fail(), STREAM_SILENCE_MS / 2);
  source.addEventListener('error', fail);
  for (const name of EVENT_STREAM_NAMES)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      heardAt = Date.now();
      message(name, data);
    });
  return close;
}
