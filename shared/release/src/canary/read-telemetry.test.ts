import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTelemetry } from './read-telemetry';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const row = { remote: 'mf-catalogue', release: '1.0.0-aaaaaaaa', cohort: 'live', kind: 'mounted', count: 3, serial: 7, ms: { 100: 3 } };

it('requests the rows of one remote since a moment, with the operator’s key', async () => {
  const asked: unknown[] = [];
  const site = await serve((request, response) => {
    asked.push(request.url, request.headers['x-operator-key']);
    response.end(JSON.stringify([row]));
  });
  expect(await readTelemetry(site, 'key', { remote: 'mf-catalogue', since: new Date(0) })).toEqual([row]);
  expect(asked).toEqual(['/operator/telemetry?remote=mf-catalogue&since=1970-01-01T00%3A00%3A00.000Z', 'key']);
});

it.each<[string, number, string, RegExp]>([
  ['a wrong key', 404, '{}', /does not know this operator key. Set OPERATOR_KEY$/],
  ['a fault', 502, 'Bad gateway', /answers 502$/],
  ['a page', 200, '<!doctype html>', /something else than telemetry$/],
  ['rows of another shape', 200, JSON.stringify([{ ...row, count: 'many' }]), /something else than telemetry$/],
])('reports the problem when the answer is %s', async (_what, status, body, words) => {
  const site = await serve((_request, response) => response.writeHead(status).end(body));
  await expect(readTelemetry(site, 'key', {})).rejects.toThrow(words);
});

it('sends the key to another machine over https alone', async () => {
  await expect(readTelemetry('http://ops.example:3004', 'key', {})).rejects.toThrow(/^http:\/\/ops\.example:3004 must be https/);
});

it('reports that the server does not answer', async () => {
  const site = await serve(() => {});
  server?.closeAllConnections();
  server?.close();
  await expect(readTelemetry(site, 'key', {})).rejects.toThrow(/^http:\/\/127.0.0.1:\d+ does not answer$/);
});

it('does not wait for an answer that never comes', async () => {
  const site = await serve(() => {});
  await expect(readTelemetry(site, 'key', { timeoutMs: 50 })).rejects.toThrow(/does not answer$/);
});
