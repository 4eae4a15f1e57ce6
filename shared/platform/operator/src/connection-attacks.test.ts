import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openRawClient } from '@site/serving/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.operator.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = platform.operator.server.address() as AddressInfo);
});
afterAll(() => platform.stop());

/** A request that hides in the body of another one. */
const HIDDEN = 'GET /console HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Writes bytes on a connection of their own. @returns what was answered until the listener ended the connection, or until it was enough */
async function say(bytes: string, isEnough: (heard: string) => boolean = () => false): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += part.toString('latin1');
    if (isEnough(heard)) socket.destroy();
  });
  socket.on('error', () => undefined);
  const over = once(socket, 'close');
  socket.write(bytes);
  await over;
  return heard;
}

const post = (...headers: string[]) =>
  ['POST /operator/session HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');

it.each([
  ['has two lengths', post('Content-Length: 2', `Content-Length: ${2 + HIDDEN.length}`), '{}'],
  ['has two lengths in one header', post('Content-Length: 2, 50'), '{}'],
  ['has a length and chunks', post(`Content-Length: ${HIDDEN.length + 5}`, 'Transfer-Encoding: chunked'), '0\r\n\r\n'],
  ['has chunks under a name that only some servers know', post('Transfer-Encoding: chunked2'), '0\r\n\r\n'],
  ['has chunks that are not the last coding', post('Transfer-Encoding: chunked, identity'), '0\r\n\r\n'],
  ['has a space before the colon', post('Transfer-Encoding : chunked'), '0\r\n\r\n'],
  ['has a negative length', post('Content-Length: -1'), ''],
  ['has a length that is no number', post('Content-Length: 2x'), '{}'],
  ['has a chunk whose size is no number', post('Transfer-Encoding: chunked'), '0x5\r\nhello\r\n0\r\n\r\n'],
])('a request that %s is refused, and none that hides behind it is answered', async (_, head, body) => {
  const heard = await say(`${head}${body}${HIDDEN}`);
  expect(heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
});

it('headers without an end are refused, also for a page that needs no sign-in', async () => {
  expect(await say(`GET /console/ HTTP/1.1\r\nHost: localhost\r\nCookie: console=${'A'.repeat(40_000)}`)).toMatch(/^HTTP\/1\.1 400/);
});

it('a huge body is refused before it arrives', async () => {
  const heard = await say(
    post('Sec-Fetch-Site: same-origin', 'Origin: http://localhost:3004', 'Content-Length: 1000000000', 'Connection: close'),
    // The listener keeps the connection for some seconds for the rest of the body.
    (answer) => answer.includes('\r\n\r\n'),
  );
  expect(heard).toMatch(/^HTTP\/1\.1 413/);
});

it('a request for another server is passed to nobody', async () => {
  const client = openRawClient(port);
  for (const [path, headers] of [
    ['/console/', { host: 'evil.example' }],
    ['/console/', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
  ] as const) {
    const { status, body } = await client.ask({ path, headers });
    expect(status).toBe(421);
    expect(body).not.toContain('evil.example');
  }
  client.close();
});

it.each([
  '/console?next=//evil.example',
  '/console//evil.example',
  '//evil.example/console',
  '/console/%2F%2F192.0.2.7',
  '/\\evil.example',
])('leads nobody to another site: %s', async (url) => {
  const { headers } = await platform.operator.inject({ url });
  expect(['/console/', undefined]).toContain(headers.location);
});

it('other people are served meanwhile and after it', async () => {
  const client = openRawClient(port);
  const tries = Promise.all(Array.from({ length: 20 }, () => say(`${post('Content-Length: 2', 'Content-Length: 3')}{}${HIDDEN}`)));
  expect((await client.ask({ path: '/console' })).status).toBe(308);
  await tries;
  expect((await client.ask({ path: '/console' })).status).toBe(308);
  client.close();
});
