import { inlinedReadId, MAX_INLINED_CHARS } from '@site/api/contracts/inlined-reads';
import { pagePicturesId, type getSliders } from '@site/api/contracts/site';
import type { EndpointOutput } from '@site/api/schema';
import { until } from '@site/testing/patience';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const SLIDERS = '/api/sliders';
const slide = (name: string) => ({ name, link: '/games', thubmnail: `slides/${name}.svg` });
const RECORDS: EndpointOutput<typeof getSliders> = [
  { status: 'inactive', slider_type: 'Main', slides: [slide('Old')] },
  { status: 'active', slider_type: 'Main', slides: [{ ...slide('Lily'), name: '</script><b>' }, slide('River')] },
];

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;
let asked: FastifyRequest['headers'][];
let sliders: () => unknown;

beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

beforeEach(async () => {
  asked = [];
  sliders = () => RECORDS;
  platform = fastify({ forceCloseConnections: true });
  platform.get('/api/general', () => ({ site_title: 'Lily Club' }));
  platform.get('/api/logo', (_, reply) => reply.code(503).send({}));
  platform.get('/api/pictures', ({ query }) => {
    const { kind, of } = query as Record<string, string>;
    return [`/storage/${kind}-${of}.svg`];
  });
  platform.get(SLIDERS, ({ headers }) => {
    asked.push(headers);
    return sliders();
  });
  edge = await createEdge({ ...site.config, platformOrigin: await platform.listen({ port: 0, host: '127.0.0.1' }) }, site.store, {
    isQuiet: true,
  });
});
afterEach(async () => {
  await edge.close();
  await platform.close();
});

const page = async (headers: Record<string, string> = {}, url = '/') => {
  const answer = await edge.inject({ url, headers: { accept: 'text/html', ...headers } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};
const held = (html: string, path: string) => new RegExp(`id="${inlinedReadId(path)}">(.*?)</script>`).exec(html)?.[1];
const preload = (path: string) => `as="fetch" href="${path}"`;

it('writes the answers of the first view into the document, and preloads the picture that is its largest element', async () => {
  // A page of a busy machine may not wait long enough for its answers.
  let html = '';
  await until(async () => held((html = await page()), SLIDERS));
  expect(JSON.parse(held(html, SLIDERS) ?? 'null')).toEqual(RECORDS);
  expect(html).toContain('<link rel="preload" as="image" href="/storage/slides/Lily.svg" fetchpriority="high">');
  expect(html).not.toContain(preload(SLIDERS));
  expect(html).not.toContain('</script><b>');
});

it('reads the pictures of a page with its query, and leaves their addresses to the area', async () => {
  const html = await page({}, '/things/7?of=lily');
  expect(html).toContain(`id="${pagePicturesId('/things/7?of=lily')}">{"0":"/storage/small-lily.svg"}</script>`);
  expect(html).not.toContain(inlinedReadId('/api/pictures'));
  expect(html).not.toContain(preload('/api/pictures'));
  expect(await page({ 'save-data': 'on' }, '/things/7?of=lily')).not.toContain('small-lily');
});

it('leaves a refused answer to the page', async () => {
  const html = await page();
  expect(held(html, '/api/logo')).toBeUndefined();
  expect(html).toContain(preload('/api/logo'));
});

it.each([
  ['is too large', () => ['x'.repeat(MAX_INLINED_CHARS)]],
  ['is no JSON', () => '<html>'],
  ['does not come', () => new Promise(() => {})],
])('leaves an answer to the page when it %s', async (_, answer) => {
  sliders = answer;
  const html = await page();
  expect(held(html, SLIDERS)).toBeUndefined();
  expect(html).toContain(preload(SLIDERS));
  expect(html).not.toContain('as="image"');
});

it('does not let the next page wait for a platform that did not answer', async () => {
  sliders = () => new Promise(() => {});
  await page();
  await page();
  expect(asked).toHaveLength(1);
});

it('reads without the cookies and the token of a player', async () => {
  await page({ cookie: 'device=7; token=T', authorization: 'Bearer T' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('cookie');
  expect(asked[0]).not.toHaveProperty('authorization');
});

it('asks once for pages that are requested in one moment', async () => {
  const answers = await Promise.all([page(), page(), page()]);
  expect(answers.map((html) => held(html, SLIDERS))).toEqual(Array(3).fill(held(answers[0], SLIDERS)));
  expect(asked).toHaveLength(1);
});
