import { connect, type Socket } from 'node:net';

const MESSAGE = Buffer.from('event: chat_message\n');
const TOGETHER = 100;
const PATIENCE_MS = 20_000;

/** Minimal pages with open streams: they only count their messages. */
export interface Crowd {
  /** Resolves when the last reader has received one more message. @returns that time in milliseconds of the machine's clock */
  lastArrival(): Promise<number>;
  close(): void;
}

export async function openCrowd(port: number, tokens: readonly string[]): Promise<Crowd> {
  let arrived = 0;
  let awaited = 0;
  let wake = () => {};
  const sockets = await openReaders(port, tokens, () => {
    arrived += 1;
    if (arrived === awaited) wake();
  });
  return {
    async lastArrival() {
      awaited += tokens.length;
      if (arrived < awaited)
        await new Promise<void>((done, failed) => {
          const timer = setTimeout(() => failed(new Error(`${awaited - arrived} messages did not arrive`)), PATIENCE_MS);
          wake = () => {
            clearTimeout(timer);
            done();
          };
        });
      return performance.timeOrigin + performance.now();
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Opens one stream for each token, and waits for the first event of each. */
export async function openReaders(port: number, tokens: readonly string[], onMessage = () => {}): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let from = 0; from < tokens.length; from += TOGETHER) {
    sockets.push(...(await Promise.all(tokens.slice(from, from + TOGETHER).map((token) => openReader(port, token, onMessage)))));
  }
  return sockets;
}

function openReader(port: number, token: string, onMessage: () => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // An event name may be split between two chunks.
  let rest = Buffer.alloc(0);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return new Promise((done, failed) => {
    socket.on('error', failed).on('data', (bytes) => {
      const text = Buffer.concat([rest, bytes]);
      if (text.includes('event: hello')) done(socket);
      let after = 0;
      for (let at = text.indexOf(MESSAGE); at >= 0; at = text.indexOf(MESSAGE, after)) {
        after = at + MESSAGE.length;
        onMessage();
      }
      rest = Buffer.from(text.subarray(Math.max(after, text.length - MESSAGE.length + 1)));
    });
  });
}
