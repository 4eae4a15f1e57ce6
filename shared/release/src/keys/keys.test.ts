import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signatureFault, type Signed } from '@site/remote/manifest';
import { openKeys, type Keys } from './keys';
import { StoreUnusable } from '../store/store';

let root: string;
let folder: string;
let keys: Keys;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-keys-'));
  folder = path.join(root, 'keys');
  keys = openKeys(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const privateFile = (id: string) => path.join(folder, `${id}.private.pem`);
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const signers = ({ signatures }: Signed) => signatures.map(({ key }) => key);

async function refusal(asked: Promise<unknown>) {
  const problem = await asked.catch((problem: unknown) => problem);
  expect(problem).toBeInstanceOf(StoreUnusable);
  return String(problem);
}

describe('a key', () => {
  it('makes signatures that its public half confirms, for the signed content only', async () => {
    const id = await keys.add('Nadia');
    const signed = await keys.sign({ serial: 1 });
    expect(signers(signed)).toEqual([id]);
    expect(await signatureFault(signed, await keys.accepted())).toBeNull();
    expect(await signatureFault({ ...signed, serial: 2 }, await keys.accepted())).toBe('tampered');
  });

  it('is stored in a file that only this user may read, beside the list of public halves', async () => {
    const id = await keys.add('Nadia');
    expect([modeOf(folder), modeOf(privateFile(id))]).toEqual(['700', '600']);
    expect(readdirSync(folder).sort()).toEqual([`${id}.private.pem`, 'keys.json']);
    const { accepted } = JSON.parse(readFileSync(path.join(folder, 'keys.json'), 'utf8')) as { accepted: object[] };
    expect(accepted).toEqual([{ id, holder: 'Nadia', spki: expect.stringMatching(/^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[\w+/]+==$/) }]);
  });

  it('is found by another process', async () => {
    const id = await keys.add('Nadia');
    const again = openKeys(folder);
    expect([await again.accepted(), await again.signing()]).toEqual([await keys.accepted(), [id]]);
  });
});

describe('replacing a key', () => {
  it('signs with both until the old one is retired', async () => {
    const old = await keys.add('Nadia');
    const next = await keys.add('Nadia');
    const both = await keys.sign({ serial: 1 });
    expect(signers(both)).toEqual([old, next]);
    for (const key of await keys.accepted()) expect(await signatureFault(both, [key])).toBeNull();

    await keys.retire(old);
    expect(signers(await keys.sign({ serial: 2 }))).toEqual([next]);
    expect(await keys.accepted()).toMatchObject([{ id: next }]);
    expect(readdirSync(folder)).not.toContain(`${old}.private.pem`);
  });

  it('refuses a third key and the retirement of the only one, and advises the next step', async () => {
    await expect(keys.retire('abc')).rejects.toThrow('There is no key abc. Keys: none.');
    const only = await keys.add('Nadia');
    await expect(keys.retire('abc')).rejects.toThrow(`There is no key abc. Keys: ${only}.`);
    await expect(keys.retire(only)).rejects.toThrow(/is the only key\. Add another first: npm run release -- keys --add/);
    await keys.add('Nadia');
    await expect(keys.add('Nadia')).rejects.toThrow(
      /There are 2 keys already \(\w{12}, \w{12}\)\. Retire one: npm run release -- keys --retire <id>/,
    );
    expect(await keys.signing()).toHaveLength(2);
  });

  it('does not sign with a private key that is not accepted, as a writer that died may leave it', async () => {
    const id = await keys.add('Nadia');
    const stray = openKeys(path.join(root, 'other'));
    const strayId = await stray.add('Nadia');
    renameSync(path.join(root, 'other', `${strayId}.private.pem`), privateFile(strayId));
    expect(signers(await keys.sign({ serial: 1 }))).toEqual([id]);
  });
});

describe('without a key that signs', () => {
  it('names the command that makes the first one', async () => {
    expect(await keys.accepted()).toEqual([]);
    expect(await refusal(keys.sign({}))).toMatch(/There is no key to sign with in .*keys\. Make one: npm run release -- keys --add/);
  });

  it('advises where to get a missing private key', async () => {
    const id = await keys.add('Nadia');
    rmSync(privateFile(id));
    expect(await refusal(keys.sign({}))).toMatch(
      /accepts \w{12} but holds no private key\. Copy <id>\.private\.pem from where releases are made/,
    );
  });

  it('names the key file that others may read', async () => {
    const id = await keys.add('Nadia');
    chmodSync(privateFile(id), 0o644);
    expect(await refusal(keys.sign({}))).toMatch(/Others may read .*private\.pem\. Run "chmod 600 /);
  });

  it.each([
    ['nothing', () => ''],
    ['no key', () => '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'],
    ['a key of another curve', () => pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }))],
    ['a key of another kind', () => pemOf(generateKeyPairSync('ed25519'))],
  ])('names the file that holds %s', async (_, text) => {
    const id = await keys.add('Nadia');
    writeFileSync(privateFile(id), text());
    expect(await refusal(keys.sign({}))).toMatch(
      /is no ECDSA P-256 private key\. Put the right one back, or retire it: npm run release -- keys --retire/,
    );
  });
  const pemOf = ({ privateKey }: ReturnType<typeof generateKeyPairSync>) =>
    String(Object(privateKey).export({ type: 'pkcs8', format: 'pem' }));

  it('names the file that holds a key with another id', async () => {
    const [id, other] = [await keys.add('Nadia'), await keys.add('Nadia')];
    writeFileSync(privateFile(id), readFileSync(privateFile(other)));
    expect(await refusal(keys.sign({}))).toContain(`holds the key ${other}, not ${id}`);
  });

  it.each(['', 'null', '[]', '{}', '{"accepted":[{"id":1}]}', '{"accepted":[null]}'])('rejects "%s" as a list of keys', async (text) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'keys.json'), text);
    expect(await refusal(keys.accepted())).toMatch(/keys\.json is no list of keys: \{ "accepted": \[\{ "id", "spki" \}\] \}/);
  });

  it('names the file that cannot be read', async () => {
    const id = await keys.add('Nadia');
    rmSync(privateFile(id));
    mkdirSync(privateFile(id));
    expect(await refusal(keys.sign({}))).toMatch(/private\.pem cannot be read \(EISDIR\)/);
  });
});

describe('keys inside the store', () => {
  const store = () => path.join(root, 'store');

  it.each(['.', 'keys', '../store/keys', 'shell/../keys'])('are refused (%s)', (place) => {
    expect(() => openKeys(path.join(store(), place), store())).toThrow(/would lie inside the store .* Point KEYS_DIR to another folder/);
  });

  it('are refused behind a link', () => {
    mkdirSync(path.join(store(), 'keys'), { recursive: true });
    symlinkSync(path.join(store(), 'keys'), folder);
    expect(() => openKeys(folder, store())).toThrow(StoreUnusable);
    symlinkSync(store(), path.join(root, 'linked'));
    expect(() => openKeys(path.join(store(), 'keys'), path.join(root, 'linked'))).toThrow(StoreUnusable);
  });

  it('beside it are fine', async () => {
    for (const place of ['keys', 'store-keys', '.keys'])
      expect(await openKeys(path.join(root, place), store()).add('Nadia')).toMatch(/^\w{12}$/);
  });
});
