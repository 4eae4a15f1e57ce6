import type { ServerResponse } from 'node:http';

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
    if (isBehind(this.#response)) return this.#cut(this.#response);
    this.#response.write(frame);
  }

  /** Puts the frame before all queued frames. */
  sendFirst(frame: Buffer) {
    this.#held.unshift(frame);
  }

  attach(response: ServerResponse) {
    this.#response = response.on('close', () => this.end());
    for (const frame of this.#held) this.send(frame);
    this.#held = [];
    // The browser may have disconnected, or the hub may have closed, before the stream was attached.
    if (response.destroyed) this.end();
    if (this.#isOver) response.end();
  }

  end() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#response?.end();
    for (const listener of this.#onOver) listener();
  }

  #cut(response: ServerResponse) {
    response.destroy();
    this.end();
  }
}

function isBehind(response: ServerResponse) {
  if (response.writableLength <= UNSENT_MOST) return false;
  // Flush the writes of this tick first: the socket may accept them.
  response.socket?.uncork();
  return response.writableLength > UNSENT_MOST;
}
