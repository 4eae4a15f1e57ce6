import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSigningKey, signWith, type SigningKey } from '../keys/key-pair';
import { openKeys, type Keys } from '../keys/keys';
import { SerialConflict, StoreUnusable, type ReleaseStore } from '../store/store';
import { createMemoryStore } from '../testing/memory-store';
import { firstRoot, renewedRoot } from './edit-root';
import { openTrust } from './open-trust';
import { rootId, type RootDocument, type UnsignedRoot } from './root-document';

const ISSUE = { now: Date.parse('2026-11-25T12:00:00.000Z'), days: 365 };
const [a, b] = [makeSigningKey(), makeSigningKey()];
const named = ({ id, spki }: SigningKey) => ({ id, spki, holder: 'Nadia' });
const sign = (body: UnsignedRoot, ...keys: SigningKey[]) => signWith(body, keys) as Promise<RootDocument>;

let folder: string;
let store: ReleaseStore;
let keys: Keys;
let root: RootDocument;
const trust = (at = keys) => openTrust({ store, keys: at });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-trust-'));
  store = createMemoryStore();
  keys = openKeys(path.join(folder, 'keys'));
  await keys.add('The service');
  const service = (await keys.accepted()).map(({ id, spki }) => ({ id, spki, holder: 'The service' }));
  root = await trust().put(await sign(firstRoot(ISSUE, [named(a), named(b)], 2, service), a, b));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const next = (before: RootDocument, ...signers: SigningKey[]) => sign(renewedRoot(before, ISSUE), ...signers);

/** Another machine with the public keys of this one; it has not seen a root document yet. */
function otherMachine(name: string) {
  const other = openKeys(path.join(folder, name));
  return { ...other, accepted: keys.accepted };
}

it('is none in a store that never had one, and nothing is written for it', async () => {
  const fresh = openKeys(path.join(folder, 'fresh'));
  expect(await openTrust({ store: createMemoryStore(), keys: fresh }).current()).toBeNull();
  expect(() => readFileSync(path.join(fresh.folder, 'root.json'))).toThrow();
});

it('is followed from version to version, on a machine that sees one for the first time as well', async () => {
  const second = await trust().put(await next(root, a, b));
  expect([second.version, await trust().current()]).toEqual([2, second]);
  expect(await trust(otherMachine('other')).current()).toEqual(second);
  expect((await store.areas()).includes('trust')).toBe(false);
});

it('is refused where holders are missing, and nothing is stored', async () => {
  await expect(trust().put(await next(root, a))).rejects.toThrow(/has 1 of the 2 signatures .* Nothing was changed/);
  expect(await store.ids('trust')).toEqual([rootId(1)]);
});

it('has one successor: the second writer learns of it', async () => {
  const other = trust(otherMachine('late'));
  const [first, second] = [await next(root, a, b), await next(root, b, a)];
  await other.current();
  const slow = { ...store, ids: async () => [rootId(1)] };
  await trust().put(first);
  await expect(openTrust({ store: slow, keys: { ...otherMachine('late'), sign: keys.sign } }).put(second)).rejects.toThrow(SerialConflict);
});

describe('a store that cannot be believed', () => {
  it('brings no older root document back', async () => {
    const second = await trust().put(await next(root, a, b));
    await store.remove('trust', rootId(2));
    expect(await trust().current()).toEqual(second);
  });

  it.each<[string, (root: RootDocument) => Promise<RootDocument>]>([
    ['that one holder signed alone', (before) => next(before, a)],
    [
      'of other holders',
      async () => sign({ ...firstRoot(ISSUE, [named(makeSigningKey())], 1, [named(b)]), version: 2, release: rootId(2) }, a),
    ],
  ])('is not followed to a root document %s', async (_, make) => {
    await store.put(await make(root), new Map());
    await expect(trust().current()).rejects.toThrow(/The root document 2 in the store has \d of the \d signatures/);
    await expect(trust().current()).rejects.toThrow(StoreUnusable);
  });

  it('shows no first root document that no key of keys.json signed', async () => {
    const stranger = makeSigningKey();
    const planted = createMemoryStore();
    await planted.put(await sign(firstRoot(ISSUE, [named(stranger)], 1, [named(stranger)]), stranger), new Map());
    await expect(openTrust({ store: planted, keys: otherMachine('new') }).current()).rejects.toThrow(/with no accepted key of keys\.json/);
  });

  it('shows no first root document that only a retired key of the service signed', async () => {
    const [old] = await keys.accepted();
    await keys.add('The new service');
    await keys.retire(old?.id ?? '');
    await expect(trust(otherMachine('new')).current()).rejects.toThrow(/with no accepted key of keys\.json/);
    const second = await trust().put(await next(root, a, b));
    expect(await trust(otherMachine('newer')).current()).toEqual(second);
  });

  it('gets the newest root document back with the next change, after an older backup of it was put back', async () => {
    await trust().put(await next(root, a, b));
    await store.remove('trust', rootId(2));
    await trust().put(await next((await trust().current())!, a, b));
    expect([...(await store.ids('trust'))].sort()).toEqual([1, 2, 3].map(rootId));
  });

  it('lacks a version in between', async () => {
    const fresh = otherMachine('slow');
    await trust(fresh).current();
    await trust().put(await next(await trust().put(await next(root, a, b)), a, b));
    await store.remove('trust', rootId(2));
    await expect(trust(fresh).current()).rejects.toThrow(/The root document 2 is missing in the store, and the store has a newer one/);
  });
});

it('a memory that cannot be read is named', async () => {
  writeFileSync(path.join(keys.folder, 'root.json'), '{}');
  await expect(trust().current()).rejects.toThrow(/root\.json is no root document\. Put it back from a backup/);
});
