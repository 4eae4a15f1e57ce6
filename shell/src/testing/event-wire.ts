import type { EventsAnswer } from '#core/events/ask-events';

interface Asked {
  token: string;
  signal: AbortSignal;
  /** Sends a piece of the stream, as it would arrive from the network. */
  say(text: string): void;
  end(): void;
}

/** A stub of the platform that opens streams and sends the text of the test. */
export function createEventWire() {
  const streams: Asked[] = [];
  let next: Partial<EventsAnswer> | Error = {};

  function ask(token: string, signal: AbortSignal): Promise<EventsAnswer> {
    const waiting: string[] = [];
    let wake = () => {};
    let isOver = false;
    const end = () => {
      isOver = true;
      wake();
    };
    const say = (text: string) => {
      waiting.push(text);
      wake();
    };
    async function* texts() {
      for (;;) {
        yield* waiting.splice(0);
        if (signal.aborted) throw new DOMException('Aborted', 'AbortError');
        if (isOver) return;
        await new Promise<void>((done) => (wake = done));
      }
    }
    signal.addEventListener('abort', end);
    streams.push({ token, signal, say, end });
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve({ status: 200, retryAfterS: 0, renewedToken: null, texts: next.status === undefined ? texts() : null, ...next });
  }

  return {
    ask,
    streams,
    last: () => streams.at(-1) as Asked,
    /** Sets the answer for all later requests. */
    answers: (answer: Partial<EventsAnswer> | Error) => void (next = answer),
  };
}

export const wordsOf = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const HELLO = wordsOf('hello', { unread: { inbox: 2, chat: 1 } });
