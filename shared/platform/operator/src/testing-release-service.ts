import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call that arrived at the release service. */
interface Arrived {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A release service that notes what arrives. @param answer default: an empty object */
export async function startReleaseStandIn(answer: (response: ServerResponse, request: IncomingMessage) => void = answerNothing) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      arrived.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

function answerNothing(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}
