import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const CLIENT = '127.0.0.5';
const OUTER = '127.0.0.4';
const INNER = '127.0.0.3';

let site: TestSite;
let platform: FastifyInstance;
let origin: string;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  site = await createTestSite();
  platform = fastify({ forceCloseConnections: true });
  platform.get('/api/echo', ({ headers }) => headers);
  origin = await platform.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(async () => {
  await platform.close();
  site.remove();
});

async function openEdge(config: Partial<EdgeConfig>) {
  const edge = await createEdge({ ...site.config, ...config, platformOrigin: origin }, site.store, { isQuiet: true });
  stops.push(() => edge.close());
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return (edge.server.address() as AddressInfo).port;
}

/** Opens a proxy that calls from the address `from` and adds its peer to `X-Forwarded-For`, as proxies do. */
async function openProxy(from: string, target: number, adds: Record<string, string> = {}) {
  const server: Server = createServer((incoming, outgoing) => {
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded, ...adds };
    const { method, url } = incoming;
    const onward = send({ host: '127.0.0.1', port: target, method, path: url, headers, localAddress: from, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => (server.closeAllConnections(), server.close()));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, headers: Record<string, string>, path = '/api/echo') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const sending = send({ host: '127.0.0.1', port, path, headers, localAddress: CLIENT, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sending.on('error', failed).end();
  });
}
const seenBy = async (port: number, headers: Record<string, string> = {}) => {
  const answer = await ask(port, headers);
  return { ...answer, seen: JSON.parse(answer.text) as Record<string, string> };
};
const LIE = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };

describe('the address of a client', () => {
  it('is its own when it comes directly, also when its headers claim another', async () => {
    const { seen } = await seenBy(await openEdge({ trustedHops: [INNER] }), LIE);
    expect(seen).toMatchObject({ 'x-forwarded-for': CLIENT, 'x-forwarded-proto': 'http' });
    expect([seen['x-real-ip'], seen['forwarded']]).toEqual([undefined, undefined]);
  });

  it('is that of the untrusted proxy behind two proxies of which one is trusted', async () => {
    const edge = await openEdge({ trustedHops: [INNER] });
    const { seen } = await seenBy(await openProxy(OUTER, await openProxy(INNER, edge)), LIE);
    expect(seen['x-forwarded-for']).toBe(OUTER);
  });

  it('is the client’s behind two trusted proxies, and never the one that it claims', async () => {
    const edge = await openEdge({ trustedHops: [`${INNER}/32`, OUTER] });
    const { seen } = await seenBy(await openProxy(OUTER, await openProxy(INNER, edge)), LIE);
    expect(seen['x-forwarded-for']).toBe(CLIENT);
  });

  it('is the proxy’s behind one that is not trusted', async () => {
    const { seen } = await seenBy(await openProxy(OUTER, await openEdge({ trustedHops: [INNER] })), LIE);
    expect(seen['x-forwarded-for']).toBe(OUTER);
  });
});

describe('https', () => {
  it('is taken from the header of a trusted hop, and then answers carry HSTS', async () => {
    const edge = await openEdge({ trustedHops: [INNER] });
    const { seen, headers } = await seenBy(await openProxy(INNER, edge, { 'x-forwarded-proto': 'https' }));
    expect(seen['x-forwarded-proto']).toBe('https');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is not taken from the header of anybody else', async () => {
    const { headers } = await seenBy(await openEdge({ trustedHops: [INNER] }), LIE);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('is taken from the site’s own origin, for the document as well', async () => {
    const port = await openEdge({ siteOrigin: 'https://play.example' });
    expect((await ask(port, { accept: 'text/html' }, '/')).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('a name that is not the site’s', () => {
  const hosts = ['play.example'];

  it.each(['evil.example', 'evil.example:3000', 'play.example.evil.example', 'localhost.evil.example', '10.0.0.1'])(
    'is refused: %s',
    async (host) => {
      const port = await openEdge({ hosts });
      for (const path of ['/', '/api/echo', '/healthz', '/releases/live.json']) {
        const { status, text } = await ask(port, { host, 'x-forwarded-host': 'localhost' }, path);
        expect([status, JSON.parse(text)]).toEqual([421, expect.objectContaining({ code: 'platform.misdirected' })]);
      }
    },
  );

  it.each(['localhost', 'localhost:3000', '127.0.0.1:4400', '[::1]:3000', 'play.example', 'PLAY.example:443'])(
    'is not one of this machine or of the list: %s',
    async (host) => {
      expect((await ask(await openEdge({ hosts }), { host })).status).toBe(200);
    },
  );
});

it('lets no other site load its answers', async () => {
  const port = await openEdge({});
  for (const path of ['/', '/api/echo', '/releases/live.json', '/releases/shell/1.0.0-a/main.js'])
    expect((await ask(port, {}, path)).headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('closes connections beyond the limit of one address, and has none for a trusted hop', async () => {
  const connect = (port: number) => seenBy(port);
  const limited = await openEdge({ connectionsPerAddress: 0 });
  await expect(connect(limited)).rejects.toThrow();
  const trusted = await openEdge({ connectionsPerAddress: 0, trustedHops: [CLIENT] });
  expect((await connect(trusted)).status).toBe(200);
});
