import type { AddressInfo } from 'node:net';
import { guard, serverOptions } from '@site/serving';
import { openRawClient, type RawRequest } from '@site/serving/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const MB = 1_048_576;
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;

/** Refuses like the platform before it has read the body: by the stated length, or by other headers. */
beforeAll(async () => {
  site = await createTestSite();
  platform = fastify({ ...serverOptions(), bodyLimit: 16_384, forceCloseConnections: true });
  guard(platform, { name: 'platform', trustedHops: ['loopback'], hosts: [], origin: '', resourcePolicy: 'same-origin' });
  platform.addContentTypeParser('multipart/form-data', (_request: unknown, payload: NodeJS.ReadableStream, done) => {
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => {
      if ((bytes += chunk.length) > 5.5 * MB) done(Object.assign(new Error('funds.receipt_too_large'), { statusCode: 413 }));
    });
    payload.on('end', () => done(null, bytes));
  });
  platform.post('/api/submit-deposit', { bodyLimit: 6 * MB }, ({ body }) => ({ bytes: body }));
  platform.post('/api/private', { onRequest: (_request, reply, _done) => void reply.code(401).send({ code: 'no token' }) }, () => null);
  platform.post('/api/login', () => ({ is: 'read' }));
  platform.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.post('/api/form', () => ({ is: 'read' }));
  });
  platform.get('/api/general', () => ({ is: 'next' }));
  edge = await createEdge({ ...site.config, platformOrigin: await platform.listen({ port: 0, host: '127.0.0.1' }) }, site.store, {
    isQuiet: true,
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await edge.close();
  await platform.close();
  site.remove();
});

/** Resolves with the answer, and with the answer of the next call on the same connection. */
async function ask(request: RawRequest) {
  const client = openRawClient((edge.server.address() as AddressInfo).port);
  const answer = await client.ask({ method: 'POST', ...request });
  const next = await client.ask({ path: '/api/general' });
  client.close();
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown>, next: next.status };
}

describe.each([
  ['with', true],
  ['without', false],
])('a body sent %s asking first', (_how, expectsContinue) => {
  it('of 5 MB is accepted, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/api/submit-deposit', headers: FORM, body: Buffer.alloc(5 * MB), expectsContinue });
    expect(answer).toEqual({ status: 200, body: { bytes: 5 * MB }, next: 200 });
  });

  it('of 6 MB is refused with the platform’s own answer, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/api/submit-deposit', headers: FORM, body: Buffer.alloc(6 * MB), expectsContinue });
    expect(answer).toMatchObject({ status: 413, body: { message: 'funds.receipt_too_large' }, next: 200 });
  });

  it('of 1.5 MB of JSON is refused as too large, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/api/login', headers: JSON_TYPE, body: Buffer.alloc(1.5 * MB, 'a'), expectsContinue });
    expect(answer).toMatchObject({ status: 413, body: { code: 'platform.too_large' }, next: 200 });
  });

  it('of 500 kB that the platform refuses by its length is refused as too large, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/api/form', headers: FORM, body: Buffer.alloc(500_000, 'a'), expectsContinue });
    expect(answer).toMatchObject({ status: 413, body: { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, next: 200 });
  });

  it('that the platform refuses before it reads it gets that reason, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/api/private', headers: FORM, body: Buffer.alloc(4 * MB), expectsContinue });
    expect(answer).toEqual({ status: 401, body: { code: 'no token' }, next: 200 });
  });

  it('for a path that does not exist is answered 404, and the next call on the connection answers', async () => {
    const answer = await ask({ path: '/nothing', headers: FORM, body: Buffer.alloc(3 * MB), expectsContinue });
    expect(answer).toMatchObject({ status: 404, next: 200 });
  });
});

it('reads the refusal of a body that is more than any call may carry, and the connection ends in order', async () => {
  const client = openRawClient((edge.server.address() as AddressInfo).port);
  const answer = await client.ask({ method: 'POST', path: '/api/submit-deposit', headers: FORM, body: Buffer.alloc(20 * MB) });
  expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
  await client.over;
});

it('passes on the body of a call without a content type unchanged', async () => {
  const answer = await ask({ path: '/api/login', body: Buffer.from('{}') });
  expect(answer).toMatchObject({ status: 415, next: 200 });
});
