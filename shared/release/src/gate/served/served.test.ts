import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ChannelDocument } from '@site/remote/manifest';
import { addressOf } from '#publish/released-files';
import { CANDIDATE, createGateSite, WAYS, type GateSite, type Way } from '#testing/gate-site';
import { readSet } from '../trial/read-set';
import { createAsker, findInAnswers } from './index';
import { testKeys } from '#testing/test-keys';

/** Answer of an edge; each test changes one thing in it. */
interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
type Spoil = (answer: Answered, asked: { path: string; encoding: string }) => void;

const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const PACK: Readonly<Record<string, ((bytes: Uint8Array) => Buffer) | undefined>> = { br: brotliCompressSync, gzip: gzipSync };

let site: GateSite;
let server: Server;

afterEach(() => void server.close());

/** A candidate that a site is about to make live that way. */
async function propose(way: Way) {
  site = await createGateSite();
  const candidate = await site.publish(way);
  const proposal = await site.propose(way);
  const { set } = await readSet(site.store, await testKeys.accepted(), proposal);
  return { candidate, next: proposal.next, set };
}

/** Serves a release correctly, except for the change that `spoil` makes to each answer. */
async function ask({ candidate: { name, release }, next, set }: Awaited<ReturnType<typeof propose>>, spoil: Spoil) {
  async function answer(path: string, encoding: string): Promise<Answered> {
    if (path === '/login') return pageOf(next);
    const file = path.slice(addressOf(name, release, '').length);
    const bytes = await site.store.readFile(name, release, file, 'identity');
    if (!bytes || file.endsWith('.map'))
      return { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' }, body: Buffer.from('{}') };
    const pack = PACK[encoding];
    const headers = {
      'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? '',
      'x-content-type-options': 'nosniff',
      'cache-control': FOREVER,
      ...(pack ? { 'content-encoding': encoding } : {}),
    };
    return { status: 200, headers, body: pack ? pack(bytes) : Buffer.from(bytes) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    const encoding = String(request.headers['accept-encoding'] ?? '');
    const answered = await answer(path, encoding);
    spoil(answered, { path, encoding });
    response.writeHead(answered.status, answered.headers).end(answered.body);
  }

  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const asker = createAsker(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const findings = await findInAnswers(asker.ask, set, next);
  asker.close();
  return findings;
}

const pageOf = (document: ChannelDocument): Answered => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<!doctype html><script type="application/json" id="releases">${JSON.stringify(document)}</script>`),
});

const of =
  (wanted: string, change: (answer: Answered) => void, form?: string): Spoil =>
  (answer, { path, encoding }) => {
    if (path.endsWith(wanted) && (form === undefined || encoding === form)) change(answer);
  };
const header = (name: string, value: string) => (answer: Answered) => void (answer.headers[name] = value);

describe.each(WAYS)('what is served for %s', (way) => {
  let proposed: Awaited<ReturnType<typeof propose>>;
  // The tests change answers, and nothing in the store.
  beforeAll(async () => void (proposed = await propose(way)));
  afterAll(() => site.forget());

  it('passes when everything arrives as browsers need it', async () => {
    expect(await ask(proposed, () => undefined)).toEqual([]);
  });

  it.each<[string, Spoil, string, RegExp]>([
    [
      'a script of another type',
      of('Entry.js', header('content-type', 'text/plain')),
      'served',
      /remoteEntry\.js is served as text\/plain, not as text\/javascript/,
    ],
    [
      'a style of another type',
      of('.css', header('content-type', 'text/html')),
      'served',
      /later\.css is served as text\/html, not as text\/css/,
    ],
    ['a type that may be guessed', of('Entry.js', header('x-content-type-options', '')), 'served', /without nosniff/],
    [
      'a file that is not kept',
      of('Entry.js', header('cache-control', 'no-store')),
      'served',
      /cache-control "no-store", not "public, max-age=31536000, immutable"/,
    ],
    ['a source map', of('.map', (answer) => (answer.status = 200)), 'served', /remoteEntry\.js\.map is served to players/],
    ['a file that is not there', of('Entry.js', (answer) => (answer.status = 404)), 'served', /remoteEntry\.js answers 404/],
    [
      'other bytes',
      of('.css', (answer) => (answer.body = Buffer.from('.x{}')), 'identity'),
      'served',
      /later\.css has other bytes \(identity\)/,
    ],
    [
      'other bytes in brotli only',
      of('.css', (answer) => (answer.body = brotliCompressSync('.x{}')), 'br'),
      'served',
      /later\.css has other bytes \(br\)/,
    ],
    [
      'gzip that cannot be unpacked',
      of('.css', (answer) => (answer.body = Buffer.from('x')), 'gzip'),
      'served',
      /later\.css has other bytes \(gzip\)/,
    ],
    [
      'brotli to who asked for none',
      of('.css', header('content-encoding', 'br'), 'identity'),
      'served',
      /comes as br although identity was asked/,
    ],
    [
      'a page for a missing file',
      of('never-published.js', (answer) => Object.assign(answer, { status: 200, headers: { 'content-type': 'text/html' } })),
      'missing-file',
      /answers 200 text\/html/,
    ],
    [
      'a page with 404 for a missing file',
      of('never-published.js', header('content-type', 'text/html')),
      'missing-file',
      /answers 404 text\/html/,
    ],
    ['no page for a claimed path', of('/login', (answer) => (answer.status = 503)), 'page', /^\/login answers 503/],
    [
      'a page that tells other releases',
      of('/login', (answer) => (answer.body = Buffer.from(String(answer.body).replace(CANDIDATE, 'mf-other')))),
      'page',
      /does not tell the proposed releases/,
    ],
    [
      'a page that tells nothing',
      of('/login', (answer) => (answer.body = Buffer.from('<!doctype html>'))),
      'page',
      /does not tell the proposed releases/,
    ],
  ])('is refused: %s', async (_, spoil, check, says) => {
    const findings = await ask(proposed, spoil);
    expect(findings).toEqual([{ check, message: expect.stringMatching(says), advice: expect.stringMatching(/\w .*\.$/) }]);
  });
});
