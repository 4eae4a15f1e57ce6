import { expect, test } from '../fixtures/test';

test('a client that knows only the site gets its own address and the stream page from it, by a redirect', async ({ request, site }) => {
  const ip = await request.get(`${site}/api/ip`);
  expect(ip.status()).toBe(200);
  expect(await ip.json()).toEqual({ ip: expect.stringMatching(/^[\d.:a-f]+$/) });
  const sports = (await (await request.get(`${site}/api/sports-events/cricket`)).json()) as { EventId: string }[];
  const stream = await request.get(`${site}/stream?chid=${sports[0]?.EventId}&userip=203.0.113.9`);
  expect(stream.status()).toBe(200);
  expect(stream.headers()['content-type']).toContain('text/html');
});
