import { request as open, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;
let received = 0;

beforeAll(async () => {
  site = await createTestSite();
  platform = fastify();
  platform.removeAllContentTypeParsers();
  platform.addContentTypeParser('*', async (_request: unknown, payload: NodeJS.ReadableStream) => {
    let bytes = 0;
    for await (const chunk of payload) bytes += chunk.length;
    return bytes;
  });
  platform.post('/api/submit-deposit', (request) => {
    received += 1;
    return { bytes: request.body, type: request.headers['content-type'] };
  });
  edge = await createEdge({ ...site.config, platformOrigin: await platform.listen({ port: 0, host: '127.0.0.1' }) }, site.store, {
    isQuiet: true,
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  received = 0;
});
afterAll(async () => {
  await edge.close();
  await platform.close();
  site.remove();
});

const MB = 1_048_576;
const TYPE = 'multipart/form-data; boundary=x';

interface Upload {
  /** Content length in bytes; left out for a sender that does not state it. */
  stated?: number;
  /** Sizes in bytes of the parts, which are sent one after the other. */
  parts: number[];
  pauseMs?: number;
}
async function upload({ stated, parts, pauseMs = 0 }: Upload) {
  const { port } = edge.server.address() as AddressInfo;
  const headers = { 'content-type': TYPE, ...(stated === undefined ? {} : { 'content-length': stated }) };
  const sending = open({ port, host: '127.0.0.1', method: 'POST', path: '/api/submit-deposit', headers });
  const answer = new Promise<IncomingMessage>((done, failed) => sending.on('response', done).on('error', failed));
  // Sending after a refusal breaks the connection; the test needs only the answer.
  sending.on('error', () => {});
  for (const bytes of parts) {
    sending.write(Buffer.alloc(bytes));
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  if (stated === undefined || parts.reduce((sum, bytes) => sum + bytes, 0) === stated) sending.end();
  const response = await answer;
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  sending.destroy();
  return { status: response.statusCode, connection: response.headers.connection, body: JSON.parse(body) as Record<string, unknown> };
}

it.each([['with'], ['without']])('lets a form of 6 MB through as it is, %s its length stated', async (how) => {
  const stated = how === 'with' ? { stated: 6 * MB } : {};
  expect(await upload({ ...stated, parts: [6 * MB] })).toMatchObject({ status: 200, body: { bytes: 6 * MB, type: TYPE } });
});

it('waits for a slow sender longer than it waits for the platform', async () => {
  const answer = await upload({ stated: 5 * MB, parts: [MB, MB, MB, MB, MB], pauseMs: 200 });
  expect(answer).toMatchObject({ status: 200, body: { bytes: 5 * MB } });
});

it('refuses a body larger than any call may have at once, before it is sent, without a call to the platform', async () => {
  const answer = await upload({ stated: 20 * MB, parts: [1] });
  expect(answer).toMatchObject({ status: 413, connection: 'close', body: { code: 'platform.too_large' } });
  expect(received).toBe(0);
});
