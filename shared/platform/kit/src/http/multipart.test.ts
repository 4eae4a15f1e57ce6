import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import * as z from '@site/api/schema';
import { openRawClient } from '@site/serving/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { PlatformModule } from '../context/platform-module';
import { route } from './route';

const file = z.optional(z.file());
const upload = z.defineEndpoint({
  method: 'POST',
  path: '/api/test/upload',
  access: 'player',
  input: z.strictObject({
    amount: z.amountInput(),
    count: z.int(),
    is_new: z.optional(z.boolean()),
    choice: z.union([z.int(), z.literal('')]),
    receipt: file,
  }),
  output: z.object({ seen: z.string() }),
  errors: ['funds.receipt_too_large'],
  summary: 'A form with a file',
});
const plain = z.defineEndpoint({ ...upload, path: '/api/test/plain', input: z.strictObject({ amount: z.amountInput() }) });
const wordless = z.defineEndpoint({ ...upload, path: '/api/test/wordless', errors: [] });
const download = z.defineEndpoint({ ...upload, method: 'GET', path: '/api/test/file', input: z.strictObject({}), output: z.file() });

const uploadModule: PlatformModule = (app) => {
  route(app, upload, async ({ input: { amount, receipt, ...rest } }) => {
    const seen = receipt && [
      receipt.name,
      receipt.size,
      receipt.type,
      Buffer.from(await receipt.arrayBuffer())
        .toString('hex')
        .slice(0, 8),
    ];
    return { seen: JSON.stringify({ amount: String(amount), ...rest, receipt: seen }) };
  });
  route(app, wordless, async () => ({ seen: '' }));
  route(app, plain, async () => ({ seen: '' }));
  route(app, download, async () => new File(['<script>'], 'own.html', { type: 'text/html' }));
};

let platform: TestPlatform;
let bearer: { authorization: string };
beforeAll(async () => {
  platform = await createTestPlatform({ extraModules: [uploadModule], hasDocumentation: true });
  bearer = { authorization: `Bearer ${(await platform.signUp()).token}` };
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => platform.stop());

const MB = 1_048_576;
const FIELDS = [
  ['amount', '12.5'],
  ['count', '3'],
  ['choice', '7'],
] as const;
const slip = (bytes = 4, name = 'slip.png') => new File([new Uint8Array(bytes).fill(0xab)], name, { type: 'image/png' });

type Part = readonly [name: string, value: string | File];

async function formOf(parts: readonly Part[]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', payload: Buffer.from(await sent.arrayBuffer()) };
}

async function send(parts: readonly Part[], path: string = upload.path, headers: Record<string, string> = bearer) {
  const { type, payload } = await formOf(parts);
  return platform.app.inject({ method: 'POST', url: path, headers: { ...headers, 'content-type': type }, payload });
}
const codeOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ code?: string }>().code];
};

it('reads fields as the contract declares them and passes the file on', async () => {
  const answer = await send([...FIELDS, ['is_new', 'true'], ['receipt', slip()]]);
  expect(JSON.parse(answer.json<{ seen: string }>().seen)).toEqual({
    amount: '1250',
    count: 3,
    choice: 7,
    is_new: true,
    receipt: ['slip.png', 4, 'image/png', 'abababab'],
  });
});

it('takes the same call without a file, as a form and as JSON', async () => {
  const seen = { amount: '1250', count: 3, choice: 7 };
  expect(JSON.parse((await send(FIELDS)).json<{ seen: string }>().seen)).toEqual(seen);
  const asJson = await platform.app.inject({
    method: 'POST',
    url: upload.path,
    headers: bearer,
    payload: { amount: 12.5, count: 3, choice: 7 },
  });
  expect(JSON.parse(asJson.json<{ seen: string }>().seen)).toEqual(seen);
});

it('takes a file of exactly 5 MB and refuses one byte more', async () => {
  expect((await send([...FIELDS, ['receipt', slip(5 * MB)]])).statusCode).toBe(200);
  expect(await codeOf(send([...FIELDS, ['receipt', slip(5 * MB + 1)]]))).toEqual([413, 'funds.receipt_too_large']);
  expect(await codeOf(send([...FIELDS, ['receipt', slip(7 * MB)]]))).toEqual([413, 'funds.receipt_too_large']);
});

it('refuses a file that is too large with the error code of its call', async () => {
  expect(await codeOf(send([...FIELDS, ['receipt', slip(5 * MB + 1)]], wordless.path))).toEqual([413, 'platform.too_large']);
});

const MALFORMED = [400, 'platform.malformed'];
const INVALID = [422, 'platform.invalid'];
it.each<[string, Part[], (string | number)[]]>([
  ['a field that nobody knows', [...FIELDS, ['surprise', '1']], INVALID],
  ['a file under a name that nobody knows', [...FIELDS, ['slip', slip()]], INVALID],
  ['a file in the place of a text', [...FIELDS.slice(1), ['amount', slip()]], INVALID],
  ['a text in the place of the file', [...FIELDS, ['receipt', 'slip.png']], INVALID],
  ['a field twice', [...FIELDS, ['amount', '13']], MALFORMED],
  ['two files', [...FIELDS, ['receipt', slip()], ['receipt', slip()]], MALFORMED],
  ['a second file under another name', [...FIELDS, ['receipt', slip()], ['other', slip()]], MALFORMED],
  ['a list', [...FIELDS, ['receipt[]', slip()]], MALFORMED],
  ['a poisoned prototype', [...FIELDS, ['__proto__', '1']], MALFORMED],
  ['a poisoned file', [...FIELDS, ['__proto__', slip()]], MALFORMED],
  ['a poisoned constructor', [...FIELDS, ['constructor[prototype]', '1']], MALFORMED],
  ['a NUL', [...FIELDS.slice(1), ['amount', '1\0']], MALFORMED],
  ['a field of endless length', [...FIELDS.slice(1), ['amount', '1'.repeat(70_000)]], MALFORMED],
  ['a field name of endless length', [...FIELDS, ['a'.repeat(3000), '1']], INVALID],
  ['endless fields', [...FIELDS, ...Array.from({ length: 100 }, (_, at): Part => [`f${at}`, '1'])], MALFORMED],
])('refuses %s', async (_name, parts, expected) => {
  expect(await codeOf(send(parts))).toEqual(expected);
});

it.each([
  ['half a form', '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n5', 'multipart/form-data; boundary=x'],
  ['half a file', '--x\r\nContent-Disposition: form-data; name="receipt"; filename="a.png"\r\n\r\nabc', 'multipart/form-data; boundary=x'],
  ['a form without its boundary', 'amount=5', 'multipart/form-data'],
  ['a JSON list called a form', '[1,2]', 'multipart/form-data; boundary=x'],
])('refuses %s', async (_name, payload, type) => {
  const answer = await platform.app.inject({ method: 'POST', url: upload.path, headers: { ...bearer, 'content-type': type }, payload });
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual(MALFORMED);
});

it('refuses an empty form as one that misses its fields', async () => {
  const headers = { ...bearer, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await platform.app.inject({ method: 'POST', url: upload.path, headers, payload: '' })).statusCode).toBe(422);
});

it('keeps a path in the file’s name out of the handler', async () => {
  const answer = await send([...FIELDS, ['receipt', slip(4, '../../etc/passwd.png')]]);
  expect(JSON.parse(answer.json<{ seen: string }>().seen)).toMatchObject({ receipt: ['passwd.png', 4, 'image/png', 'abababab'] });
});

it('takes no form with files on a call that has no file', async () => {
  expect(await codeOf(send([['amount', '5']], plain.path))).toEqual([415, 'platform.unsupported_type']);
  expect(await codeOf(send([['username', 'x']], '/api/login', {}))).toEqual([415, 'platform.unsupported_type']);
});

it('authenticates before it reads a file', async () => {
  expect(await codeOf(send([...FIELDS, ['receipt', slip(7 * MB)]], upload.path, {}))).toEqual([401, 'platform.unauthenticated']);
});

it('checks another player’s id in a form', async () => {
  expect(await codeOf(send([...FIELDS, ['remote_id', 'somebody']]))).toEqual([403, 'platform.forbidden']);
});

it('takes no more JSON than the call may carry', async () => {
  const send = (bytes: number) =>
    platform.app.inject({ method: 'POST', url: upload.path, headers: bearer, payload: { amount: 'a'.repeat(bytes) } });
  expect((await send(16_000)).statusCode).toBe(422);
  expect((await send(16_384)).statusCode).toBe(413);
});

it('stops reading an endless body without a length, also before and after the form', async () => {
  const { port } = platform.app.server.address() as AddressInfo;
  const head = `POST ${upload.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${bearer.authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const starts = ['', '--x\r\nContent-Disposition: form-data; name="receipt"; filename="a.png"\r\n\r\n', '--x--\r\n'];
  for (const start of starts) {
    const answer = await new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1');
      const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      let said = '';
      socket.write(head + (start && chunk(start)));
      const more = setInterval(() => socket.write(chunk('a'.repeat(MB))), 20);
      socket.on('data', (bytes) => (said += String(bytes)));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(more);
        done(said);
      });
    });
    // A client that keeps sending may lose the answer with the connection, but the server never keeps the connection.
    expect(answer.slice(0, 13)).toMatch(/^(HTTP\/1\.1 413 )?$/);
  }
});

it.each([
  ['6 MB', 6 * MB],
  ['more than the call may carry', 7 * MB],
])('answers 413 to a file of %s, and the next call on the same connection', async (_how, bytes) => {
  const { type, payload } = await formOf([...FIELDS, ['receipt', slip(bytes)]]);
  const client = openRawClient((platform.app.server.address() as AddressInfo).port);
  const answer = await client.ask({ method: 'POST', path: upload.path, headers: { ...bearer, 'content-type': type }, body: payload });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([413, expect.objectContaining({ code: 'funds.receipt_too_large' })]);
  expect((await client.ask({ path: '/healthz' })).status).toBe(200);
  client.close();
});

it('sends a file as an attachment that runs nothing', async () => {
  const answer = await platform.app.inject({ url: download.path, headers: bearer });
  expect([answer.statusCode, answer.body]).toEqual([200, '<script>']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="own.html"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('documents which calls accept a form with a file and which return a file', async () => {
  type Described = Record<string, Record<string, { requestBody?: { content: object }; responses: Record<string, { content: object }> }>>;
  const { paths } = (await platform.operator.inject({ url: '/docs/json' })).json<{ paths: Described }>();
  expect(paths[upload.path]?.['post']?.requestBody?.content).toMatchObject({
    'application/json': { schema: { properties: expect.not.objectContaining({ receipt: expect.anything() }) } },
    'multipart/form-data': { schema: { properties: { receipt: { type: 'string', format: 'binary' } } } },
  });
  expect(Object.keys(paths[plain.path]?.['post']?.requestBody?.content ?? {})).toEqual(['application/json']);
  expect(paths[download.path]?.['get']?.responses['200']?.content).toMatchObject({
    'application/octet-stream': { schema: { format: 'binary' } },
  });
});
