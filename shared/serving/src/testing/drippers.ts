import { connect, type Socket } from 'node:net';

const DRIP_MS = 50;

export interface Dripping {
  port: number;
  host?: string;
  count: number;
  /** Sent at once; a byte of `drip` follows now and then. */
  begin: string;
  drip: string;
  /** Between two bytes of one client, in ms. */
  everyMs?: number;
}

export interface Drippers {
  /** Number of clients that are still connected. */
  open(): number;
  /** All that the server sent to each that it sent something. One that sends in the moment of its cut may lose the words. */
  heard(): string[];
  /** Fulfilled when the server has cut all of them. */
  allCut: Promise<unknown>;
  close(): void;
}

/** Clients that never end their request: a byte now and then keeps each of them busy. Resolves when all are connected. */
export async function openDrippers({ port, host = '127.0.0.1', count, begin, drip, everyMs = DRIP_MS }: Dripping): Promise<Drippers> {
  const heard = new Map<Socket, string>();
  const hear = (socket: Socket, text: string) => void heard.set(socket, (heard.get(socket) ?? '') + text);
  const sockets = await Promise.all(Array.from({ length: count }, () => openOne({ port, host, begin, hear })));
  const ends = sockets.map((socket) => new Promise((done) => (socket.destroyed ? done(undefined) : socket.once('close', done))));
  const timer = setInterval(() => sockets.filter(({ writable }) => writable).forEach((socket) => socket.write(drip)), everyMs);
  const allCut = Promise.all(ends).finally(() => clearInterval(timer));
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    heard: () => [...heard.values()],
    allCut,
    close: () => (clearInterval(timer), sockets.forEach((socket) => socket.destroy())),
  };
}

interface One extends Required<Pick<Dripping, 'port' | 'host' | 'begin'>> {
  hear(socket: Socket, text: string): void;
}

function openOne({ port, host, begin, hear }: One): Promise<Socket> {
  const socket = connect({ port, host }).setEncoding('latin1');
  socket.on('data', (text: string) => hear(socket, text));
  socket.on('error', () => undefined);
  return new Promise((done) => {
    socket.once('connect', () => socket.write(begin, () => done(socket)));
    socket.once('close', () => done(socket));
  });
}

/** Begins a request whose headers never end. */
export const DRIPPED_HEADERS = { begin: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', drip: 'a' };

/** Begins a call whose body never ends. */
export const drippedBody = (path: string) => ({
  begin: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  drip: ' ',
});
