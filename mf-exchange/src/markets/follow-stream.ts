import { EVENT_STREAM_NAMES } from '@site/api/contracts/exchange';
import { jittered } from '@site/api/contracts/pace';
import { STREAM_SILENCE_MS } from './freshness';

/** Mean time until the next attempt while prices are polled. */
const TRY_AGAIN_MS = 12_000;
/** Mean time until a broken stream is opened again; even the longest is shorter than the silence after which prices are stale. */
const RECONNECT_MS = 600;
/** A browser opens six connections per host over all its tabs; the other four are for requests. */
const MOST_STREAMS = 2;
let openStreams = 0;

export interface StreamListener {
  /** @returns false when a message was missed: the stream begins anew */
  message(name: string, text: string): boolean;
  /** The first message has arrived. */
  opened(): void;
  /** The stream is down for a while: poll instead. */
  lost(): void;
}

/**
 * Keeps a stream open. The first loss after a message reconnects soon, and at once when a message was missed; any other loss is reported
 * and retried later.
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
        return listener.message(name, text);
      },
      lost(hasMissed) {
        close = null;
        if (!hasSpoken || losses > 0) return rest();
        losses++;
        again = setTimeout(connect, hasMissed ? 0 : jittered(RECONNECT_MS));
      },
    });
  }
  function rest() {
    losses = 0;
    listener.lost();
    again = setTimeout(connect, jittered(TRY_AGAIN_MS));
  }

  connect();
  return () => {
    close?.();
    if (again) clearTimeout(again);
  };
}

interface Opened {
  message: StreamListener['message'];
  lost(hasMissed: boolean): void;
}

/** Opens one stream. A browser does not report a dead connection, so silence counts as a loss, too. */
function openStream(address: string, { message, lost }: Opened) {
  const source = new EventSource(address);
  openStreams++;
  let heardAt = Date.now();

  const close = () => {
    source.close();
    clearInterval(watch);
    openStreams--;
  };
  const fail = (hasMissed = false) => {
    close();
    lost(hasMissed);
  };
  const watch = setInterval(() => Date.now() - heardAt >= STREAM_SILENCE_MS && fail(), STREAM_SILENCE_MS / 2);
  source.addEventListener('error', () => fail());
  for (const name of EVENT_STREAM_NAMES)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      heardAt = Date.now();
      if (!message(name, data)) fail(true);
    });
  return close;
}
