import net from 'node:net';
import { once } from 'node:events';

const HOST = '127.0.0.1';
/** The message by which a client of PostgreSQL ends a transaction. */
const COMMIT = 'commit\0';
/** Name and text of a statement that a connection prepares. Later messages have its name only. */
const PREPARED = /(prepared_\d+)\0([^\0]+)\0/g;

/** `before` the server has the message, or `after` it has answered. `silently` after the server has it: both sides stay open, and nothing moves. */
type When = 'before' | 'after' | 'after, and stays away' | 'silently';

interface Cut {
  text: string;
  when: When;
  /** Number of messages with the text that pass before it. */
  passing: number;
}

/** A proxy in front of a PostgreSQL server, which a test breaks. @param address of the server */
export async function createBreakableProxy(address: string) {
  const target = new URL(address);
  const sockets = new Set<net.Socket>();
  let isHanging = false;
  let cut: Cut | null = null;
  /** Texts of prepared statements by name; a name means the same text on every connection. */
  const prepared = new Map<string, string>();

  function learn(bytes: Buffer) {
    for (const [, name = '', statement = ''] of bytes.toString('latin1').matchAll(PREPARED)) prepared.set(name, statement);
  }
  const runs = (bytes: Buffer, text: string) =>
    bytes.includes(text) || [...prepared].some(([name, statement]) => statement.includes(text) && bytes.includes(`\0${name}\0`));

  function join(client: net.Socket) {
    const server = net.connect(Number(target.port), target.hostname);
    let fate: When | null = null;
    const end = () => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        // The server does not hear that a client is gone whose machine is.
        if (fate !== 'silently') end();
      });
    }
    client.on('data', (bytes) => {
      if (isHanging || fate === 'silently') return;
      learn(bytes);
      if (cut && runs(bytes, cut.text) && cut.passing-- <= 0) {
        fate = cut.when;
        if (fate === 'before') return end();
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (fate === 'after, and stays away') void refuse();
      else if (fate === 'after') end();
      else if (!isHanging && fate !== 'silently') client.write(bytes);
    });
  }

  let listener = net.createServer(join).listen(0, HOST);
  await once(listener, 'listening');
  const { port } = listener.address() as net.AddressInfo;

  async function refuse() {
    const closed = once(listener, 'close');
    listener.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    /** The server's address with the port of this proxy. */
    url: Object.assign(new URL(address), { hostname: HOST, port: String(port) }).href,
    /** Ends all connections, and takes no new ones. */
    refuse,
    /** Keeps all connections, and moves no bytes any more. */
    async hang() {
      isHanging = true;
    },
    /** Ends each connection at its COMMIT. @param passing number of COMMITs that pass before */
    cutAtCommit(when: When, passing = 0) {
      cut = { text: COMMIT, when, passing };
    },
    /** Ends each connection at a message that contains this text, or that runs a prepared statement with it. */
    cutAt(text: string, when: When) {
      cut = { text, when, passing: 0 };
    },
    /** True when a connection was cut since the last call of `cutAt` or `cutAtCommit`. */
    hasCut: () => cut !== null && cut.passing < 0,
    /** Takes connections and moves bytes again; a connection that was cut stays cut. */
    async work() {
      isHanging = false;
      cut = null;
      if (listener.listening) return;
      listener = net.createServer(join).listen(port, HOST);
      await once(listener, 'listening');
    },
    close: () => (listener.listening ? refuse() : undefined),
  };
}

/** Proxy of one test. */
export type BreakableProxy = Awaited<ReturnType<typeof createBreakableProxy>>;
