import { createHash, webcrypto } from 'node:crypto';
import type { ChannelDocument } from './channel-document';
import { verifyChannelDocument, signatureFault, signedText, type VerifyOptions, type PublicKey } from './verify-channel-document';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;
const ISSUED = Date.parse('2026-01-15T06:00:00.000Z');
const EXPIRES = ISSUED + 90 * DAY_MS;
const HASH = `sha384-${createHash('sha384').update('self.start = 1;').digest('base64')}`;

interface SigningKey extends PublicKey {
  privateKey: webcrypto.CryptoKey;
}

async function makeKey(id: string, namedCurve = 'P-256'): Promise<SigningKey> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve }, true, ['sign', 'verify']);
  return { id, spki: Buffer.from(await webcrypto.subtle.exportKey('spki', publicKey)).toString('base64'), privateKey };
}

async function sign<T extends object>(body: T, ...keys: SigningKey[]) {
  const text = signedText({ ...body, signatures: [] });
  const signatures = await Promise.all(
    keys.map(async ({ id, privateKey }) => {
      const bytes = await webcrypto.subtle.sign(ALGORITHM, privateKey, text);
      return { key: id, value: Buffer.from(bytes).toString('base64') };
    }),
  );
  return { ...body, signatures };
}

const pageOf = (entry: string) => ({
  contract: 1,
  paths: [{ path: '/login' as const, access: 'public' as const }],
  panels: { wallet: './wallet' },
  namespace: 'access',
  entry,
  scripts: ['lifecycle.js'],
  styles: ['lifecycle.css'],
  hashes: { [entry]: HASH, 'lifecycle.js': HASH, 'lifecycle.css': HASH },
});

const BODY: Omit<ChannelDocument, 'signatures'> = {
  channel: 'live',
  serial: 7,
  issuedAt: new Date(ISSUED).toISOString(),
  expiresAt: new Date(EXPIRES).toISOString(),
  development: false,
  remotes: { 'mf-access': { release: '1.1.0-b', stepBack: '1.0.0-a', canary: { release: '1.2.0-c', percent: 10 } } },
  revoked: { 'mf-access': ['0.9.0-z'] },
  releases: {
    'mf-access/1.0.0-a': pageOf('remoteEntry.js'),
    'mf-access/1.1.0-b': pageOf('remoteEntry.js'),
    'mf-access/1.2.0-c': pageOf('remoteEntry.js'),
  },
  log: { entries: 3, head: 'f'.repeat(64) },
};

let key: SigningKey;
let other: SigningKey;
let document: ChannelDocument;

beforeAll(async () => {
  [key, other] = await Promise.all([makeKey('first'), makeKey('second')]);
  document = await sign(BODY, key);
});

const faultOf = async (value: unknown, rules: Partial<VerifyOptions> = {}) =>
  (await verifyChannelDocument(value, { keys: [key], now: ISSUED, ...rules })).fault ?? null;

/** The document after its transfer as JSON. */
const received = (value: unknown = document) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** Every place in a value that holds no object, as the keys that lead there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([part, inner]) => placesIn(inner, [...path, part]));
}

function changedAt(place: readonly string[]) {
  const copy = received();
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce((inner, part) => inner[part] as Record<string, unknown>, copy);
  const was = holder[last];
  holder[last] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : otherText(String(was));
  return copy;
}
/** Another text of the same form: a time stays a time, and a hash a hash. */
const otherText = (text: string) => text.replace(/\d|\w/, (sign) => (sign === '1' ? '2' : '1'));

describe('a document', () => {
  it('is followed when the key signed it, and returned unchanged', async () => {
    expect(await verifyChannelDocument(received(), { keys: [key], now: ISSUED })).toEqual({ document });
  });

  it('keeps a valid signature when it is written as JSON and read again', async () => {
    const strange = { ...BODY, channel: 'লাইভ "\u2028\\ \ud800 </script>', revoked: { 'mf-access': ['é', '\u0000'] } };
    const text = JSON.stringify(await sign(strange, key));
    expect(await faultOf(JSON.parse(text))).toBeNull();
    expect(signedText(JSON.parse(text))).toEqual(signedText({ ...strange, signatures: [] }));
  });

  it('is not followed when any value in it was changed', async () => {
    const places = placesIn(BODY);
    expect(places.length).toBeGreaterThan(40);
    for (const place of places) expect([place, await faultOf(changedAt(place))]).toEqual([place, 'tampered']);
  });

  it('is not followed when something was added or taken away', async () => {
    expect(await faultOf({ ...received(), more: 1 })).toBe('tampered');
    expect(await faultOf({ ...received(), revoked: {} })).toBe('tampered');
    const text = JSON.stringify(document).replace('"remotes":{', '"remotes":{"__proto__":{"release":"1.0.0-evil"},');
    expect(await faultOf(JSON.parse(text))).toBe('malformed');
  });

  it('is followed with the switch of the service worker, and with a signed field that a later release added', async () => {
    expect(await faultOf(await sign({ ...BODY, workerOff: true }, key))).toBeNull();
    expect(await faultOf(await sign({ ...BODY, laterField: { of: ['any', 'shape'] } }, key))).toBeNull();
    expect(await faultOf({ ...received(await sign({ ...BODY, workerOff: true }, key)), workerOff: false })).toBe('tampered');
    expect(await faultOf(await sign({ ...BODY, workerOff: 'yes' }, key))).toBe('malformed');
  });

  it.each<[string, (key: SigningKey, other: SigningKey) => Promise<unknown>, string | null]>([
    ['nobody', async () => sign(BODY), 'unsigned'],
    ['an unknown key', async (_, other) => sign(BODY, other), 'unknown-key'],
    ['an unknown key under the name of ours', async (_, other) => sign(BODY, { ...other, id: 'first' }), 'tampered'],
    [
      'our key, over something else',
      async (key) => ({ ...BODY, signatures: (await sign({ ...BODY, serial: 8 }, key)).signatures }),
      'tampered',
    ],
    ['both keys while one replaces the other', async (key, other) => sign(BODY, other, key), null],
    [
      'our key and somebody of another name',
      async (key) => ({ ...BODY, signatures: [...(await sign(BODY, key)).signatures, { key: 'x', value: '' }] }),
      null,
    ],
  ])('signed by %s', async (_, make, fault) => {
    expect(await faultOf(await make(key, other))).toBe(fault);
  });

  it('is followed by pages that know the old key, the new one or both', async () => {
    const both = await sign(BODY, key, other);
    for (const keys of [[key], [other], [key, other]]) expect(await faultOf(both, { keys })).toBeNull();
    expect(await faultOf(both, { keys: [] })).toBe('unknown-key');
  });

  it('is not followed when one of two known signatures does not hold', async () => {
    const { signatures } = await sign({ ...BODY, serial: 8 }, other);
    expect(await faultOf({ ...document, signatures: [...document.signatures, ...signatures] }, { keys: [key, other] })).toBe('tampered');
  });

  it.each(['', '!!!', 'AAAA', 'é', '='])('with the signature "%s" is not followed', async (value) => {
    expect(await faultOf({ ...document, signatures: [{ key: 'first', value }] })).toBe('tampered');
  });

  it('has one text of each signature: letters that mean the same bits are refused', async () => {
    const [{ value } = { value: '' }] = document.signatures;
    const last = value.charAt(85);
    const twin = value.slice(0, 85) + { A: 'B', Q: 'R', g: 'h', w: 'x' }[last] + '==';
    expect(Buffer.from(twin, 'base64')).toEqual(Buffer.from(value, 'base64'));
    expect(await faultOf({ ...document, signatures: [{ key: 'first', value: twin }] })).toBe('tampered');
  });

  it.each(['nonsense', 'AAAA', '===='])('is not followed when the key compiled in is "%s"', async (spki) => {
    expect(await faultOf(document, { keys: [{ id: 'first', spki }] })).toBe('tampered');
  });

  it('is not followed with a key of another curve', async () => {
    const { spki } = await makeKey('first', 'P-384');
    expect(await faultOf(document, { keys: [{ id: 'first', spki }] })).toBe('tampered');
  });
});

describe('a document that is older than one seen before', () => {
  it.each([
    [6, null],
    [7, null],
    [8, 'replayed'],
  ])('with the newest serial %i', async (newestSerial, fault) => {
    expect(await faultOf(document, { newestSerial })).toBe(fault);
  });
});

describe('a document after its last day', () => {
  it.each([
    ['on the last day', 0, null],
    ['two days later, by a clock that may be off', 2 * DAY_MS, null],
    ['a millisecond after that', 2 * DAY_MS + 1, 'expired'],
  ])('%s', async (_, after, fault) => {
    expect(await faultOf(document, { now: EXPIRES + after })).toBe(fault);
  });

  it('is checked by the clock of the device when no other is given', async () => {
    const { fault } = await verifyChannelDocument(
      await sign({ ...BODY, expiresAt: new Date(Date.now() - 3 * DAY_MS).toISOString() }, key),
      {
        keys: [key],
      },
    );
    expect(fault).toBe('expired');
  });
});

describe('a channel document without a hash', () => {
  const page = pageOf('remoteEntry.js');
  it.each<[string, object]>([
    ['of the entry', { ...page, entry: 'other.js' }],
    ['of a script', { ...page, scripts: ['other.js'] }],
    ['of a style', { ...page, styles: ['other.css'] }],
    ['that a browser would check', { ...page, hashes: { ...page.hashes, 'later.js': '' } }],
    ['of that strength', { ...page, hashes: { ...page.hashes, 'later.js': `sha256-${'A'.repeat(43)}=` } }],
  ])('%s is not followed', async (_, broken) => {
    const releases = { ...BODY.releases, 'mf-access/1.0.0-a': broken };
    expect(await faultOf(await sign({ ...BODY, releases }, key))).toBe('unhashed');
  });

  it('of anything that is live is not followed', async () => {
    const { 'mf-access/1.1.0-b': _, ...releases } = BODY.releases;
    expect(await faultOf(await sign({ ...BODY, releases }, key))).toBe('unhashed');
  });
});

describe('a channel document with names that no address can hold', () => {
  const page = pageOf('remoteEntry.js');
  const QUOTE = 'main.js" integrity="sha384-x';
  it.each<[string, object]>([
    ['entry', { 'mf-access/1.0.0-a': { ...page, entry: QUOTE, hashes: { ...page.hashes, [QUOTE]: page.hashes['remoteEntry.js'] } } }],
    ['entry that every object has', { 'mf-access/1.0.0-a': { ...page, entry: 'constructor' } }],
    ['script', { 'mf-access/1.0.0-a': { ...page, scripts: ['../mf-chat/x.js'] } }],
    ['style', { 'mf-access/1.0.0-a': { ...page, styles: ['a b.css'] } }],
    ['hashed file', { 'mf-access/1.0.0-a': { ...page, hashes: { ...page.hashes, '<x>.js': page.hashes['remoteEntry.js'] } } }],
    ['release', { 'mf-access/1.0.0"': page }],
    ['area', { 'mf/access/1.0.0-a': page }],
  ])('is not followed (%s)', async (_, releases) => {
    expect(await faultOf(await sign({ ...BODY, releases: { ...BODY.releases, ...releases } }, key))).toBe('malformed');
  });
});

describe('a value that is no document', () => {
  it.each([null, undefined, true, 7, 'text', [], [[]], {}, { __proto__: null }, () => undefined])('%p is refused', async (value) => {
    expect(await faultOf(value)).toBe('malformed');
  });

  const WRONG = [null, 7, 'text', [], ['text'], {}, { a: null }, true, [null], { __proto__: [] }];
  const isRight: Record<string, (value: unknown) => boolean> = {
    channel: (value) => typeof value === 'string',
    serial: (value) => value === 7,
    development: (value) => value === true,
    remotes: (value) => JSON.stringify(value) === '{}',
    revoked: (value) => JSON.stringify(value) === '{}',
    releases: (value) => JSON.stringify(value) === '{}',
    signatures: (value) => JSON.stringify(value) === '[]',
  };

  it.each(Object.keys({ ...BODY, signatures: [] }))('is refused with a wrong or missing "%s"', async (part) => {
    const { [part]: _, ...without } = received();
    expect(await faultOf(without)).toBe('malformed');
    for (const value of WRONG.filter((value) => !isRight[part]?.(value))) {
      expect([value, await faultOf({ ...received(), [part]: value })]).toEqual([value, 'malformed']);
    }
  });

  it.each<[string, object]>([
    ['a live release that is no text', { remotes: { 'mf-access': { release: 7 } } }],
    ['a canary without a share', { remotes: { 'mf-access': { release: 'a', canary: { release: 'b' } } } }],
    ['a revocation that is no list', { revoked: { 'mf-access': '1.0.0-a' } }],
    ['a page that is a list', { releases: { 'mf-access/1.0.0-a': [] } }],
    ['scripts that are no list', { releases: { 'mf-access/1.0.0-a': { ...pageOf('a.js'), scripts: 'a.js' } } }],
    ['hashes that are a list', { releases: { 'mf-access/1.0.0-a': { ...pageOf('a.js'), hashes: ['a.js'] } } }],
    ['paths without a path', { releases: { 'mf-access/1.0.0-a': { ...pageOf('a.js'), paths: [{}] } } }],
    ['a serial below nought', { serial: -1 }],
    ['a serial between two numbers', { serial: 7.5 }],
    ['a moment that is none', { expiresAt: 'soon' }],
    ['a count that is none', { log: { entries: -1, head: '' } }],
  ])('is refused with %s, even when it was signed', async (_, part) => {
    expect(await faultOf(await sign({ ...BODY, ...part }, key))).toBe('malformed');
  });

  it('with malformed signatures counts as unsigned, also for other signed records', async () => {
    for (const signatures of [undefined, null, 'text', {}, [], [null], [{ key: 1, value: 2 }]]) {
      expect(await signatureFault({ signatures } as never, [key])).toBe('unsigned');
    }
  });
});
