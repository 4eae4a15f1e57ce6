import type { ServerResponse } from 'node:http';
import type { Gzip } from 'node:zlib';

/** Most unsent bytes of one reader. Beyond it the stream is closed, and the reader reloads its data when it reconnects. */
const UNSENT_MOST = 262_144;

/** One encoded event: encoded once, sent to any number of streams. */
export const eventFrame = (name: string, data: unknown) => Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/**
 * A response without an end: return it from a handler of `route()`. Frames are sent as they come and never wait for a slow reader. Frames
 * are queued until the stream is attached to a connection.
 */
export class EventStream {
  #response: ServerResponse | null = null;
  #encoder: Gzip | null = null;
  #held: Buffer[] = [];
  #isOver = false;
  #onOver: (() => void)[] = [];

  /** Calls the listener once when either side ends the stream; at once if it has ended. */
  whenOver(listener: () => void) {
    if (this.#isOver) listener();
    else this.#onOver.push(listener);
  }

  send(frame: Buffer) {
    if (this.#isOver) return;
    if (!this.#response) return void this.#held.push(frame);
    if (isBehind(this.#response, this.#encoder)) return this.#cut(this.#response);
    (this.#encoder ?? this.#response).write(frame);
  }

  /** Puts the frame before all queued frames. */
  sendFirst(frame: Buffer) {
    this.#held.unshift(frame);
  }

  /** @param encoder compresses the frames on their way */
  attach(response: ServerResponse, encoder: Gzip | null = null) {
    this.#response = response.on('close', () => this.end());
    this.#encoder = encoder;
    encoder?.pipe(response);
    if (this.#held.length) this.send(Buffer.concat(this.#held));
    this.#held = [];
    // The browser may have disconnected, or the hub may have closed, before the stream was attached.
    if (response.destroyed) this.end();
    if (this.#isOver) this.#finish();
  }

  end() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#finish();
    for (const listener of this.#onOver) listener();
  }

  #finish() {
    if (this.#response?.destroyed) this.#encoder?.destroy();
    else (this.#encoder ?? this.#response)?.end();
  }

  #cut(response: ServerResponse) {
    response.destroy();
    this.end();
  }
}

function isBehind(response: ServerResponse, encoder: Gzip | null) {
  const unsent = () => response.writableLength + (encoder ? encoder.writableLength + encoder.readableLength : 0);
  if (unsent() <= UNSENT_MOST) return false;
  // Flush the writes of this tick first: the socket may accept them.
  response.socket?.uncork();
  return unsent() > UNSENT_MOST;
}
