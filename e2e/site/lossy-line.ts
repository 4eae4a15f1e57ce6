import { createHash } from 'node:crypto';
import { createServer, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyLine {
  url: string;
  /** @param share of the requests that are lost from now on, 0 to 1 */
  lose(share: number): void;
  /** Number of requests that were lost. */
  lost(): number;
  stop(): Promise<void>;
}

/** An address of the site behind a line that loses requests: their connection ends without an answer. The same seed loses the same ones. */
export async function startLossyLine(site: string, seed = 20): Promise<LossyLine> {
  const { hostname, port } = new URL(site);
  let share = 0;
  let requests = 0;
  let lost = 0;
  const server = createServer((request, response) => {
    if (draw(seed, (requests += 1)) < share) {
      lost += 1;
      return void request.socket.destroy();
    }
    const { url, method, headers } = request;
    const onward = call({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      // Each request has a connection of its own, because browsers repeat a request that ends a connection in use.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
      answer.pipe(response).on('error', () => answer.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose: (next) => void (share = next),
    lost: () => lost,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** The digest of a number that counts up looks random, and is the same in every run. @returns 0 to 1 */
const draw = (seed: number, count: number) => (createHash('sha256').update(`${seed} ${count}`).digest()[0] ?? 0) / 256;
