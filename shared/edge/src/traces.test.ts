import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startTraces } from '@site/serving/traces';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import fastify, { type FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** Name and password that the player sends. */
const OWN_TEXT = 'spruce4711';

let collector: Server;
let spans: SentSpan[] = [];
let site: TestSite;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((sent) => {
      const { resourceSpans } = sent as SentTraces;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  site = await createTestSite();
});
beforeEach(() => (spans = []));
afterAll(async () => {
  await new Promise((done) => collector.close(done));
  site.remove();
});

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const attribute = (span: SentSpan | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value;
const TRACEPARENT = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01', tracestate: 'a=b', baggage: 'name=Rahim' };

async function openEdge(platform: FastifyInstance) {
  const origin = await platform.listen({ port: 0, host: '127.0.0.1' });
  const edge = await createEdge({ ...site.config, platformOrigin: origin }, site.store, { isQuiet: true });
  await edge.ready();
  return edge;
}

describe('with a collector', () => {
  let stop: () => Promise<void>;
  let platform: TestPlatform;
  let edge: FastifyInstance;
  beforeEach(async () => {
    stop = await startTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() }, 'site');
    platform = await createTestPlatform();
    edge = await openEdge(platform.app);
  });
  afterEach(async () => {
    await edge.close();
    await platform.stop();
  });

  it('one call has one trace: the edge, the platform and its statements, each the parent of the next', async () => {
    const form = { username: OWN_TEXT, password: OWN_TEXT };
    const answer = await edge.inject({ method: 'POST', url: '/api/login', payload: form, headers: TRACEPARENT });
    expect(answer.statusCode).toBeLessThan(500);
    await stop();

    const atEdge = spans.find((span) => attribute(span, 'site.server')?.stringValue === 'edge');
    const atPlatform = spans.find(({ parentSpanId }) => parentSpanId === atEdge?.spanId);
    const statements = spans.filter((span) => span.parentSpanId === atPlatform?.spanId);
    expect([atEdge?.name, atPlatform?.name]).toEqual(['POST /api/*', 'POST /api/login']);
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set([atEdge, atPlatform, ...statements].map((span) => span?.traceId)).size).toBe(1);
    // A stranger chooses neither the trace nor its parent.
    expect(atEdge?.traceId).not.toMatch(/^1+$/);
    expect(atEdge?.parentSpanId ?? '').toBe('');
    expect(attribute(atPlatform, 'http.response.status_code')?.intValue).toBe(answer.statusCode);
  });

  it('a trace has the text of statements, and neither their values nor what the player sent', async () => {
    const form = { username: OWN_TEXT, password: OWN_TEXT };
    await edge.inject({ method: 'POST', url: `/api/login?note=${OWN_TEXT}`, payload: form });
    await stop();
    const texts = spans.flatMap((span) => attribute(span, 'db.query.text')?.stringValue ?? []);
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/\$1/)]));
    expect(JSON.stringify(spans)).not.toContain(OWN_TEXT);
  });

  it('the span of a call has the id of the request, as the answer and the log have it', async () => {
    const answer = await edge.inject('/api/general');
    await stop();
    const ids = spans.map((span) => attribute(span, 'site.request_id')?.stringValue);
    expect(ids).toContain(answer.headers['x-request-id']);
  });

  it('periodic work, which answers no call, leaves no trace', async () => {
    const { playerId } = await platform.signUp();
    await stop();
    expect(playerId).toBeGreaterThan(0);
    expect(spans.filter((span) => attribute(span, 'db.query.text') && !span.parentSpanId)).toEqual([]);
    expect(spans.filter((span) => attribute(span, 'db.query.text')?.stringValue?.includes('insert into players'))).toEqual([]);
  });
});

describe('without a collector', () => {
  it('the platform gets no header, also when a client sends one', async () => {
    const stop = await startTraces({}, 'site');
    const platform = fastify({ forceCloseConnections: true });
    platform.get('/api/echo', ({ headers }) => headers);
    const edge = await openEdge(platform);
    const seen = (await edge.inject({ url: '/api/echo', headers: TRACEPARENT })).json<Record<string, string>>();
    expect([seen['traceparent'], seen['tracestate'], seen['x-request-id']]).toEqual([undefined, undefined, expect.any(String)]);
    await edge.close();
    await platform.close();
    await stop();
  });

  it.each(['collector:4318', 'nonsense', 'file:///tmp'])('%s is no address of a collector, and the message says so', async (wrong) => {
    await expect(startTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong }, 'site')).rejects.toThrow(
      `OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: ${wrong}. Write it as http://collector:4318.`,
    );
  });
});
