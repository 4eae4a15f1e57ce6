import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

const ORIGIN = 'http://localhost:3004';
const DOCUMENT = '<!doctype html><title>Console</title>';

let folder: string;
let platform: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  const console = { origin: ORIGIN, allowedOrigins: [ORIGIN], releaseUrl: 'http://127.0.0.1:9', folder: join(folder, 'dist') };
  platform = await createTestPlatform({ settings: { console } });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => platform.operator.inject({ url, headers });

it('says how to build the pages while there are none', async () => {
  const answer = await get('/console/');
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build -w @site/console')]);
});

describe('the built pages', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'index.html'), DOCUMENT);
    writeFileSync(join(folder, 'dist', 'assets', 'main.1a2b.js'), 'start()');
    writeFileSync(join(folder, 'dist', 'assets', 'main.1a2b.js.gz'), gzipSync('start()'));
    writeFileSync(join(folder, 'secret.txt'), 'not for pages');
  });

  it.each([
    '/console/',
    '/console/join',
    '/console/queue/deposits',
    '/console/releases?area=shell',
    '/console/releases/mf-funds/1.0.0-facf6b9f',
  ])('are one document at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, expect.stringContaining('text/html'), DOCUMENT]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('run no inline code, are in no frame, and tell nobody where they are', async () => {
    const { headers } = await get('/console/');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types page$/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|https?:/);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it('share no window, no file and no device with another site', async () => {
    for (const url of ['/console/', '/console/assets/main.1a2b.js', '/console/assets/missing.js']) {
      const { headers } = await get(url);
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringMatching(/camera=\(\), .*microphone=\(\), .*clipboard-read=\(\)$/),
        }),
      ]);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('leave nothing in a cache that answers for somebody', async () => {
    for (const url of ['/operator/session', '/operator/queue', '/operator/nothing', '/console/assets/missing.js']) {
      expect([url, (await get(url, { 'sec-fetch-site': 'same-origin' })).headers['cache-control']]).toEqual([url, 'no-store']);
    }
  });

  it('have files that stay in the browser, packed where the build packed them', async () => {
    const packed = await get('/console/assets/main.1a2b.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable'), 'content-encoding': 'gzip' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect((await get('/console/assets/main.1a2b.js')).body).toBe('start()');
  });

  it.each([
    '/console/../secret.txt',
    '/console/%2e%2e/secret.txt',
    '/console/assets/../../secret.txt',
    '/console/assets/..%2f..%2f/secret.txt',
    '/console/assets/%2e%2e%2f%2e%2e%2f/secret.txt',
    '/console/assets/..\\..\\secret.txt',
    '/console//secret.txt',
    '/console/releases/mf-funds/../../../secret.txt',
    '/console/releases/mf-funds/%2e%2e%2f%2e%2e%2f%2e%2e/secret.txt',
    '/console/assets/missing.js',
    '/console/.env',
    '/console/secret.txt',
  ])('do not lead to %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('not for pages');
  });
});

it('is found without the slash at the end', async () => {
  const answer = await get('/console');
  expect([answer.statusCode, answer.headers['location']]).toEqual([308, '/console/']);
});

it('is not served on the address that players reach', async () => {
  for (const url of ['/console/', '/operator/session', '/.well-known/jwks.json']) {
    expect([url, (await platform.app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});
