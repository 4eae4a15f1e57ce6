import net from 'node:net';
import { once } from 'node:events';

const HOST = '127.0.0.1';
/** The message by which a client of PostgreSQL ends a transaction. */
const COMMIT = 'commit\0';

type Cut = 'before' | 'after' | 'after, and stays away';

/** A proxy in front of a PostgreSQL server, which a test breaks. @param address of the server */
export async function createBreakableProxy(address: string) {
  const target = new URL(address);
  const sockets = new Set<net.Socket>();
  let isHanging = false;
  let cut: Cut | null = null;

  function join(client: net.Socket) {
    const server = net.connect(Number(target.port), target.hostname);
    const end = () => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => (sockets.delete(socket), end()));
      socket.on('error', end);
    }
    let isCommitted = false;
    client.on('data', (bytes) => {
      if (isHanging) return;
      if (cut && bytes.includes(COMMIT)) {
        if (cut === 'before') return end();
        isCommitted = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (isCommitted && cut === 'after, and stays away') void refuse();
      else if (isCommitted) end();
      else if (!isHanging) client.write(bytes);
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
    /** Ends each connection at its COMMIT, before the server has it, or when the server has answered it. */
    cutAtCommit(when: Cut) {
      cut = when;
    },
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
