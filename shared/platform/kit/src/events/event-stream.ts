import type { ServerResponse } from 'node:http';

/** What a reader may leave lying here; then it is cut off, and asks for what it missed when it is back. */
const UNSENT_MOST = 262_144;

/** One event as it goes out: made once, sent to any number of streams. */
export const eventFrame = (name: string, data: unknown) => Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/**
 * An answer without an end: return it from a handler of `route()`. Frames go out as they come; a reader that does not keep up is
 * never waited for. Until it is attached to a connection, frames are held.
 */
export class EventStream {
  #response: ServerResponse | null = null;
  #held: Buffer[] = [];
  #isOver = false;
  #onOver: (() => void)[] = [];

  /** Calls it once, whoever ends the stream; at once where it has ended. */
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

  /** Before all that is held. */
  sendFirst(frame: Buffer) {
    this.#held.unshift(frame);
  }

  attach(response: ServerResponse) {
    this.#response = response.on('close', () => this.end());
    for (const frame of this.#held) this.send(frame);
    this.#held = [];
    // The browser may have gone, or the hub, before there was anything to end.
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
  // What was written in this turn is only now given to the system, which may take it.
  response.socket?.uncork();
  return response.writableLength > UNSENT_MOST;
}
