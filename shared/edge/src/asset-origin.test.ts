import type { FastifyInstance } from 'fastify';
import { until } from '@site/testing/patience';
import { readConfig } from './config';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const CDN = 'https://cdn.example';
const FILE = '/releases/mf-access/1.0.0-a/remoteEntry.js';

let site: TestSite;
const edges: FastifyInstance[] = [];
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => {
  for (const edge of edges) await edge.close();
  site.remove();
});

async function start(assetOrigin?: string) {
  const edge = await createEdge({ ...site.config, assetOrigin }, site.store, { isQuiet: true });
  edges.push(edge);
  await until(async () => (await edge.inject('/releases/live.json')).statusCode === 200);
  return edge;
}
const pageOf = (edge: FastifyInstance) => edge.inject({ url: '/login', headers: { accept: 'text/html' } });

describe('with ASSET_ORIGIN', () => {
  let edge: FastifyInstance;
  beforeAll(async () => {
    edge = await start(CDN);
  });

  it('a page loads all released files from there, with the same hashes, and everything else from the site', async () => {
    const { body } = await pageOf(edge);
    const addresses = [...body.matchAll(/(?:href|src)="([^"]+)"|url\(([^)]+)\)/g)].map(([, attribute, url]) => attribute ?? url ?? '');
    const released = addresses.filter((address) => address.includes('/releases/'));
    expect(released.length).toBeGreaterThan(4);
    expect(released.filter((address) => !address.startsWith(`${CDN}/releases/`))).toEqual([]);
    expect(addresses).toEqual(expect.arrayContaining(['/api/general', '/app.webmanifest', CDN]));
    expect(body).toMatch(new RegExp(`as="script" href="${CDN}${FILE}" crossorigin nonce="[^"]+" integrity="sha384-`));
    expect(body).not.toContain('sha384-missing');
  });

  it('its policies let styles, fonts and pictures come from there, and let nothing call it', async () => {
    const policy = String((await pageOf(edge)).headers['content-security-policy']);
    for (const directive of ['style-src', 'font-src', 'img-src']) expect(policy).toContain(`${directive} 'self' ${CDN}`);
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy).toMatch(/connect-src 'self' http:[^;]+;/);
    expect(/connect-src[^;]*/.exec(policy)?.[0]).not.toContain(CDN);
  });

  it('its files may be used by pages of another origin, and be kept for ever', async () => {
    const { headers } = await edge.inject(FILE);
    const expected = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    expect(headers).toMatchObject(expected);
    expect(await edge.inject({ url: FILE, headers: { 'if-none-match': String(headers.etag) } })).toMatchObject({ statusCode: 304 });
  });

  it('its pages, its channel document and its errors stay with the site, and no CDN keeps them', async () => {
    for (const url of ['/releases/live.json', '/releases/mf-access/1.0.0-a/none.js', '/login']) {
      const { headers } = await edge.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cache-control']).toMatch(/no-cache|no-store/);
    }
  });
});

it('without ASSET_ORIGIN everything comes from the site, and only its own pages may use its files', async () => {
  const edge = await start();
  const { body, headers } = await pageOf(edge);
  expect(body).not.toMatch(/(?:href|src)="https?:[^"]*\/releases\//);
  expect(body).not.toContain('preconnect');
  expect(String(headers['content-security-policy'])).toContain("font-src 'self';");
  const file = await edge.inject(FILE);
  expect(file.headers['access-control-allow-origin']).toBeUndefined();
  expect(file.headers['cross-origin-resource-policy']).toBe('same-origin');
});

describe('the variable', () => {
  const originOf = (env: Record<string, string>) => readConfig(env, '/').assetOrigin;

  it('is left out or an origin', () => {
    expect(originOf({})).toBeUndefined();
    expect(originOf({ ASSET_ORIGIN: '' })).toBeUndefined();
    expect(originOf({ ASSET_ORIGIN: `${CDN}/` })).toBe(CDN);
  });

  it.each(['cdn.example', 'https://cdn.example/files', 'ftp://cdn.example', 'https://a:b@cdn.example', '/releases'])(
    'cannot be "%s"',
    (named) => {
      expect(() => originOf({ ASSET_ORIGIN: named })).toThrow(/ASSET_ORIGIN is no origin.* Write it as https:\/\/cdn\.example/);
    },
  );

  it('is not http when the site is https', () => {
    expect(() => originOf({ ASSET_ORIGIN: 'http://cdn.example', SITE_ORIGIN: 'https://site.example' })).toThrow(/Write an https origin/);
  });
});
