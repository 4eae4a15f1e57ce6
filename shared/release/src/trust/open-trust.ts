import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Keys } from '../keys/keys';
import { canonicalText } from '../store/canonical';
import { textOf } from '../store/read-files';
import { ReleaseRefusal, SerialConflict, StoreUnusable, type ReleaseStore } from '../store/store';
import { ROOTS } from '../store/store-names';
import { writeWhole } from '../store/write-whole';
import { contentFault, isSignedByRole, parseRoot, rootId, signersOf, successionFault, versionIn, type RootDocument } from './root-document';

/** Store and keys of a machine that follows the root document. */
export interface TrustParts {
  store: Pick<ReleaseStore, 'ids' | 'recordText' | 'put' | 'has'>;
  keys: Pick<Keys, 'folder' | 'accepted' | 'sign'>;
}

export interface RootTrust {
  /**
   * The newest root document, which this machine remembers beside its keys: a store cannot bring an older one back.
   * @returns null while the store never had one
   * @throws StoreUnusable when the store has one that its holders did not sign
   */
  current(): Promise<RootDocument | null>;
  /**
   * Stores the next root document. The service signs it as well, for machines that see a root document for the first time.
   * @throws ReleaseRefusal when it must not follow the newest one
   * @throws SerialConflict when somebody else stored that version first
   */
  put(next: RootDocument): Promise<RootDocument>;
}

/** Opens the root documents of a store. Each machine remembers the newest one in `root.json` beside its keys. */
export function openTrust({ store, keys }: TrustParts): RootTrust {
  const pin = path.join(keys.folder, 'root.json');

  async function pinned(): Promise<RootDocument | null> {
    const text = await textOf(pin);
    if (text === null) return null;
    const root = parseRoot(text);
    if (root) return root;
    throw new StoreUnusable(`${pin} is no root document. Put it back from a backup, or copy it from where releases are made.`);
  }

  async function remember(root: RootDocument) {
    await mkdir(keys.folder, { recursive: true, mode: 0o700 });
    await writeWhole(pin, canonicalText(root));
    return root;
  }

  async function stored(version: number): Promise<RootDocument> {
    const text = await store.recordText(ROOTS, rootId(version));
    const root = text === null ? null : parseRoot(text);
    if (root?.version === version) return root;
    throw new StoreUnusable(
      `The root document ${version} ${text === null ? 'is missing in the store' : 'cannot be read'}, and the store has a newer one. ` +
        `Put ${ROOTS}/${rootId(version)}/release.json back from a backup, or copy root.json from the keys of a machine that has seen it.`,
    );
  }

  /** On a machine without memory an accepted key answers for the newest one; a retired key may have leaked. */
  async function firstSeen(version: number) {
    const root = await stored(version);
    const fault = contentFault(root);
    if (fault) throw foreign(root, fault);
    if (!(await isSignedByRole(root, root, root.roles.root))) throw foreign(root, 'is not signed by its holders');
    const service = await signersOf(root, await keys.accepted());
    if (service.length === 0)
      throw foreign(root, 'is signed with no accepted key of keys.json, and this machine sees one for the first time');
    return remember(root);
  }

  async function current() {
    const known = await pinned();
    const newest = Math.max(0, ...(await store.ids(ROOTS)).map(versionIn));
    if (!known) return newest === 0 ? null : firstSeen(newest);
    let root = known;
    while (root.version < newest) {
      const next = await stored(root.version + 1);
      const fault = await successionFault(next, root);
      if (fault) throw foreign(next, fault);
      root = next;
    }
    return root === known ? known : remember(root);
  }

  return {
    current,
    async put(next) {
      const before = await current();
      const fault = await successionFault(next, before);
      if (fault) throw new ReleaseRefusal(`The root document ${fault}. Nothing was changed. ${MORE_HOLDERS}`);
      // A store that came back from an older backup gets the version that this machine remembers.
      if (before && !(await store.has(ROOTS, before.release))) await store.put(before, new Map());
      const { signatures, ...body } = next;
      const root = { ...body, signatures: [...signatures, ...(await keys.sign(body)).signatures] };
      await store.put(root, new Map()).catch(async (problem: unknown) => {
        throw (await store.has(ROOTS, root.release)) ? new SerialConflict(ROOTS) : problem;
      });
      return remember(root);
    },
  };
}

const MORE_HOLDERS = 'Name the keys of more holders (--key a.key,b.key), or let them sign elsewhere: --draft <file>.';

const foreign = ({ version }: RootDocument, fault: string) =>
  new StoreUnusable(
    `The root document ${version} in the store ${fault}. Nothing was concluded from it. Remove ${ROOTS}/${rootId(version)} from the store ` +
      'when its holders did not make it, and look at who can write to the store.',
  );
