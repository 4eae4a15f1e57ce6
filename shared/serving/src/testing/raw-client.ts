import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Asks the server first whether the body is wanted, as curl does with a large one. */
  expectsContinue?: boolean;
}

/** One keep-alive connection. It sends a body whole even when the answer comes before its end, as most clients do. */
export function openRawClient(port: number, host = '127.0.0.1') {
  const socket = connect({ port, host });
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])));
  const over = once(socket, 'close').catch(() => undefined);
  socket.on('error', () => undefined);

  async function more() {
    if (socket.destroyed) throw new Error(`The connection ended; until then it said: ${received.toString('latin1')}`);
    await Promise.race([once(socket, 'data').catch(() => undefined), over]);
  }

  async function readHead(): Promise<Omit<RawAnswer, 'body'>> {
    while (!received.includes('\r\n\r\n')) await more();
    const end = received.indexOf('\r\n\r\n');
    const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
    received = received.subarray(end + 4);
    const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
    return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) as Record<string, string> };
  }

  async function readAnswer(): Promise<RawAnswer> {
    let head = await readHead();
    while (head.status === 100) head = await readHead();
    const length = Number(head.headers['content-length'] ?? 0);
    while (received.length < length) await more();
    const body = received.subarray(0, length).toString('utf8');
    received = received.subarray(length);
    return { ...head, body };
  }

  return {
    socket,
    /** Fulfilled when the connection has ended. */
    over,
    async ask({ method = 'GET', path, headers = {}, body, expectsContinue = false }: RawRequest): Promise<RawAnswer> {
      const all: Record<string, string> = { host: `${host}:${port}`, ...headers };
      if (body) all['content-length'] = String(body.length);
      if (expectsContinue) all['expect'] = '100-continue';
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (body && expectsContinue) {
        const { status } = await readHead();
        if (status !== 100) throw new Error(`Expected 100, got ${status}`);
      }
      if (body) socket.write(body);
      return readAnswer();
    },
    close: () => socket.destroy(),
  };
}
