import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 20;

/**
 * A balancer in front of servers: each call goes to the next one that `/readyz` reports to be ready. It retries nothing, so that a test sees
 * every call that fails.
 * @param origins of the servers
 */
export async function openBalancer(origins: readonly string[]) {
  const ready = new Set(origins);
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const able = origins.filter((origin) => ready.has(origin));
    const origin = able[asked.length % able.length];
    if (!origin) return void outgoing.writeHead(502).end();
    asked.push(origin);
    const { method, headers } = incoming;
    const onward = request(`${origin}${incoming.url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const look = async (origin: string) => {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(origin);
    else ready.delete(origin);
  };
  const timer = setInterval(() => origins.forEach((origin) => void look(origin)), LOOK_EVERY_MS);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (origin: string) => ready.has(origin),
    /** Origins of the calls so far, in their order. */
    asked,
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
