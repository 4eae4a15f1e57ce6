import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

export interface ReaderOptions {
  port: number;
  /** Sends the ETag of the last answer, like the cache of a browser. */
  hasCache?: boolean;
}

/** A minimal client with one keep-alive connection, so that the measurement shows the cost of the server. */
export async function openReader({ port, hasCache = false }: ReaderOptions) {
  const socket = await opened(port);
  const tags = new Map<string, string>();
  let waiting: { path: string; done: (status: number) => void } | null = null;
  let rest: Buffer = Buffer.alloc(0);

  socket.on('data', (bytes) => {
    rest = rest.length ? Buffer.concat([rest, bytes]) : bytes;
    const headEnd = rest.indexOf(HEAD_END);
    if (headEnd < 0 || !waiting) return;
    const head = rest.toString('latin1', 0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (rest.length < headEnd + HEAD_END.length + length) return;
    rest = rest.subarray(headEnd + HEAD_END.length + length);
    const { path, done } = waiting;
    waiting = null;
    if (hasCache && status === 200) tags.set(path, /etag: (\S+)/i.exec(head)?.[1] ?? '');
    done(status);
  });

  return {
    isWaiting: () => waiting !== null,
    /** Resolves with the status. The previous request must have ended. */
    ask(path: string): Promise<number> {
      const tag = tags.get(path);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${tag ? `If-None-Match: ${tag}\r\n` : ''}\r\n`);
      return new Promise((done) => {
        waiting = { path, done };
      });
    },
    close: () => socket.destroy(),
  };
}

export type HttpReader = Awaited<ReturnType<typeof openReader>>;

function opened(port: number): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.setNoDelay())).once('error', failed);
  });
}
