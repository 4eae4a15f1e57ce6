import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ListenAt {
  port: number;
  host: string;
}

/**
 * Listens on a port. `localhost` may name two addresses: Fastify would open a second server that has none of the first one's listeners, so
 * here the second address hands its connections to the first server.
 */
export async function listen(app: FastifyInstance, { port, host }: ListenAt): Promise<void> {
  const [first, ...others] = host === 'localhost' ? await lookup(host, { all: true }) : [{ address: host }];
  await app.listen({ port, host: first?.address ?? host });
  const bound = app.server.address();
  const boundPort = bound && typeof bound === 'object' ? bound.port : port;
  await Promise.all(others.map(({ address }) => listenAlso(app, { port: boundPort, host: address })));
}

/** Further addresses of a server. */
const others = new WeakMap<Server, Server[]>();

/** Accepts no more connections, at none of the addresses. Open connections go on. */
export function stopListening({ server }: FastifyInstance) {
  for (const listener of [server, ...(others.get(server) ?? [])]) listener.close();
}

const listenAlso = (app: FastifyInstance, at: ListenAt) =>
  new Promise<void>((resolve) => {
    const also = createServer((socket) => app.server.emit('connection', socket));
    // A machine without the second address serves at the first alone.
    also.once('error', () => resolve()).listen(at, () => resolve());
    app.server.once('close', () => also.close());
    others.set(app.server, [...(others.get(app.server) ?? []), also]);
  });
