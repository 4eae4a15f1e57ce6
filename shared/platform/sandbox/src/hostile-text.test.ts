import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { COMPLAINT_TEXT_LENGTH, MESSAGE_LENGTH } from '@site/api/contracts/chat';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import { bodyLimitOf, fileFields, textsOf, type Endpoint } from '@site/api/schema';
import { attend, type ChatPlayer, signUpWithChat } from '@site/platform-domains/support/testing';
import { OPEN_CALLS, OPERATOR_CALLS } from '@site/platform-operator/every-call';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

/**
 * The only time limit in the tests of this project. It measures the processor time of this process, and the minimum of a few tries counts,
 * so that neither other programs nor the garbage collector decide.
 */
const MOST_CPU_MS = 100;
const TRIES = 5;
/** Before a further try, ms. */
const PAUSE_MS = 200;

interface Hostile {
  head?: string;
  repeated: string;
}
/** Texts that make patterns backtrack: a repeated part, and an end that no pattern accepts. */
const HOSTILE: Record<string, Hostile> = {
  'at signs': { repeated: '@' },
  'an address of dots': { head: 'a@', repeated: '.' },
  'an address of names': { head: 'a@', repeated: '.a' },
  spaces: { head: 'a', repeated: ' ' },
  'combining marks': { repeated: 'e\u0301\u0302' },
  brackets: { repeated: '[{(<' },
  digits: { repeated: '1' },
  letters: { repeated: 'aA' },
  'lines and joiners': { head: 'a', repeated: '\n\u200d' },
};
const TAIL = '@!';
const MB = 1_048_576;
/** Node refuses a head (address and headers) of more than 16 KB. */
const HEAD_BYTES = 15_000;
const PATH_CHARACTERS = 200;

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { limits, ...settings } = platform.context.settings;
  expect(settings.isProduction).toBe(false);
  // Limits would refuse most of these calls before their texts are read.
  for (const limit of Object.values(limits)) limit.tries = 1_000_000;
  player = await signUpWithChat(platform);
});
afterAll(() => platform.stop());

type Call = Pick<Endpoint, 'method' | 'path' | 'input' | 'maxBodyBytes'>;
const calls = (): Call[] => [...platform.app.endpoints, ...OPERATOR_CALLS, ...OPEN_CALLS];
/** Operators have a listener of their own. */
const send = (request: InjectOptions) => (String(request.url).startsWith('/operator') ? platform.operator : platform.app).inject(request);

const filled = new Map<string, string>();
/** Builds a text of about `bytes` bytes; `write` encodes its parts. */
function fill({ head = '', repeated }: Hostile, bytes: number, write = (part: string) => part) {
  const part = write(repeated);
  const key = `${head} ${part} ${bytes}`;
  const made = filled.get(key) ?? write(head) + part.repeat(Math.floor(bytes / Buffer.byteLength(part))) + write(TAIL);
  filled.set(key, made);
  return made;
}

const headers = () => ({
  authorization: `Bearer ${player.token}`,
  'x-operator-key': platform.context.settings.operatorKey,
  'sec-fetch-site': 'same-origin',
});

/** Fills the fields of a path: the field `name` with `text`, any other with something short. */
const address = (path: string, name?: string, text = 'x') =>
  path.replace(/:(\w+)/g, (_, field: string) => (field === name ? encodeURIComponent(text) : '1'));

const nested = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '*' ? [inner] : { [name]: inner }), text);

const FORM_TYPE = 'application/x-www-form-urlencoded';
const asJson = (payload: unknown) => ({ payload: JSON.stringify(payload), headers: { ...headers(), 'content-type': 'application/json' } });
/** @param text already encoded */
const asForm = (name: string, text: string) => ({
  payload: `${encodeURIComponent(name)}=${text}`,
  headers: { ...headers(), 'content-type': FORM_TYPE },
});
const BOUNDARY = 'shapla';
const asMultipart = (disposition: string, content: string) => ({
  payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`,
  headers: { ...headers(), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** Every way to send this text in this place of a call. @param sizes of bodies in bytes */
function* sendings(call: Call, path: readonly string[], hostile: Hostile, sizes: readonly number[]): Generator<[string, InjectOptions]> {
  const { method } = call;
  const name = path.join('.');
  if (isInAddress(call, path)) {
    for (const bytes of [PATH_CHARACTERS, HEAD_BYTES / 3])
      yield [
        `path, ${bytes}`,
        { method, url: address(call.path, name, fill(hostile, bytes)), headers: headers(), ...(isRead(call) ? {} : asJson({})) },
      ];
    return;
  }
  const url = address(call.path);
  if (isRead(call)) {
    const raw = fill(hostile, HEAD_BYTES, encodeURIComponent);
    yield [`query, ${raw.length}`, { method, url: `${url}?${name}=${raw}`, headers: headers() }];
    return;
  }
  for (const bytes of sizes) {
    yield [`JSON, ${bytes}`, { method, url, ...asJson(nested(path, fill(hostile, bytes))) }];
    yield [`form, ${bytes}`, { method, url, ...asForm(name, fill(hostile, bytes, encodeURIComponent)) }];
  }
  if (!fileFields(call).length) return;
  for (const bytes of [mostBytes(call), MB])
    yield [`form with a file, ${bytes}`, { method, url, ...asMultipart(`name="${name}"`, fill(hostile, bytes)) }];
}

const mostBytes = (call: Call) => bodyLimitOf(call) - 200;

/** Every way to send this text in every place of a call. A body over the limit is refused before its fields are read, so one place has it. */
function* allSendings(call: Call, hostile: Hostile): Generator<[string, InjectOptions]> {
  let sizes = [mostBytes(call), MB];
  for (const { path } of textsOf(call.input)) {
    for (const [way, request] of sendings(call, path, hostile, sizes)) yield [`${path.join('.')} (${way})`, request];
    if (!isInAddress(call, path)) sizes = [mostBytes(call)];
  }
}

const isInAddress = (call: Call, path: readonly string[]) => call.path.includes(`:${path.join('.')}`);
const isRead = ({ method }: Call) => method === 'GET' || method === 'DELETE';

/**
 * Status of an answer and its processor time in ms: the minimum of up to `TRIES` tries, which stop at the first one within the limit. The time
 * is that of all threads, so a further try waits until a large collection of garbage has ended.
 */
async function cost(send: () => Promise<{ statusCode: number }>) {
  let least = Infinity;
  let status = 0;
  for (let nth = 0; nth < TRIES && least > MOST_CPU_MS; nth++) {
    if (nth > 0) await wait(PAUSE_MS);
    const before = process.cpuUsage();
    ({ statusCode: status } = await send());
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return { status, least };
}

async function expectQuick(what: string, send: () => Promise<{ statusCode: number }>) {
  const { status, least } = await cost(send);
  if (status >= 500 || least > MOST_CPU_MS) throw new Error(`${what}: status ${status}, ${Math.round(least)} ms of processor time`);
}

it.each(Object.entries(HOSTILE))(
  'no text of %s costs a call more than 100 ms of processor time, or ends in a fault',
  async (_name, hostile) => {
    let sent = 0;
    for (const call of calls())
      for (const [way, request] of allSendings(call, hostile)) {
        await expectQuick(`${call.method} ${call.path} ${way}`, () => send(request));
        sent++;
      }
    expect(sent).toBeGreaterThan(200);
  },
);

const post = (url: string, payload: object, method: 'POST' | 'PATCH' = 'POST') => send({ method, url, ...asJson(payload) });

it.each(Object.entries(HOSTILE))('a valid text of %s costs no more to process', async (_name, hostile) => {
  const text = (length: number) => fill(hostile, length).slice(-length);
  const client_key = () => randomUUID();
  const message = (content: string) => post('/api/messages', { chat_id: player.chatId, content, client_key: client_key() });
  await expectQuick('a message', () => message(text(MESSAGE_LENGTH)));
  // The assistant reads this message as well, and answers.
  await expectQuick('the assistant', () => attend(platform).then(() => ({ statusCode: 200 })));
  await expectQuick('a complaint', () =>
    post('/api/complaints', { subject: `about ${text(100)}`, text: text(COMPLAINT_TEXT_LENGTH), client_key: client_key() }),
  );
  await expectQuick('a message to a player', () =>
    post(`/operator/players/${player.username}/messages`, {
      title: `a${text(INBOX_TITLE_LENGTH - 1)}`,
      text: `a${text(INBOX_TEXT_LENGTH - 1)}`,
    }),
  );
  const inbox = await platform.app.inject({ url: '/api/inbox', headers: headers() });
  const [{ id } = { id: 1 }] = inbox.json<{ data: { data: { id: number }[] } }>().data.data;
  await expectQuick('an own copy', () =>
    post(`/api/inbox/${id}`, { title: `a${text(INBOX_TITLE_LENGTH - 1)}`, message: `a${text(INBOX_TEXT_LENGTH - 1)}` }, 'PATCH'),
  );
});

it.each(Object.entries(HOSTILE))('a header of %s costs no more', async (_name, hostile) => {
  const text = fill(hostile, HEAD_BYTES).replace(/[^\x20-\x7e]/gu, '~');
  const names = [
    'authorization',
    'cookie',
    'user-agent',
    'idempotency-key',
    'x-operator-key',
    'content-type',
    'x-forwarded-for',
    'origin',
    'if-none-match',
    'accept-language',
  ];
  for (const name of names)
    for (const value of [text, `language=${text}`, `device=;${text}`])
      await expectQuick(name, () =>
        platform.app.inject({
          method: 'POST',
          url: '/api/login',
          payload: '{}',
          headers: { 'content-type': 'application/json', [name]: value },
        }),
      );
});

it.each(Object.entries(HOSTILE))(
  'a file, a file’s name, a field’s name and the merchant route full of %s cost no more',
  async (_name, hostile) => {
    for (const bytes of [60_000, MB]) {
      const text = fill(hostile, bytes);
      const line = text.replaceAll('\n', '');
      for (const sent of [
        asMultipart('name="attachment"; filename="a.pdf"', `%PDF-1.4\n${text}`),
        asMultipart(`name="attachment"; filename="${line}.png"`, 'a'),
        asMultipart(`name="${line}"`, 'a'),
      ])
        await expectQuick('a form with a file', () => platform.app.inject({ method: 'POST', url: '/api/messages', ...sent }));
      for (const sent of [
        asForm('action', fill(hostile, bytes, encodeURIComponent)),
        asForm(`rollback_transactions[${line.slice(0, 5000)}`, '1'),
        asForm(line.slice(0, 15_000), '1'),
      ])
        await expectQuick('the games’ door', () => platform.app.inject({ method: 'POST', url: '/seamless', ...sent }));
    }
  },
);
