import { Agent, get, type IncomingHttpHeaders } from 'node:http';

/** Answer of a server with its raw body. */
export interface ServedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of the body as they were sent, compressed or not. */
  bytes: Buffer;
}

const PATIENCE_MS = 5_000;

/**
 * Sends GET requests to one server over at most 8 kept-alive connections. It does not use `fetch`, which decompresses the bodies.
 * `ask` rejects with an Error when the server is silent for 5 s.
 */
export function createAsker(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    ask: (address: string, headers: Readonly<Record<string, string>>) =>
      new Promise<ServedAnswer>((answered, failed) => {
        const request = get(new URL(address, origin), { agent, headers, timeout: PATIENCE_MS }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', failed);
          response.on('end', () => answered({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }));
        });
        request.on('timeout', () => request.destroy(new Error(`${address}: no answer in ${PATIENCE_MS} ms`)));
        request.on('error', failed);
      }),
    close: () => agent.destroy(),
  };
}

/** Requests one address with these headers and returns status, headers and raw body. */
export type AskServer = ReturnType<typeof createAsker>['ask'];
