import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PublicKey, Signed } from '@site/remote/manifest';
import { makeSigningKey, privatePem, signWith } from './key-pair';
import { readPublicKeys, readSigner, readSigningKey, type HeldKey, type PublicKeys } from './read-keys';
import { ReleaseRefusal, StoreUnusable } from '../store/store';
import { writeWhole } from '../store/write-whole';

const PRIVATE = '.private.pem';
/** A signer that runs a command, because its private key is in no file. */
const COMMAND = '.signer.json';
/** One key in use and one that replaces it. */
const MOST_KEYS = 2;
const OWNER_ONLY = 0o600;

/** The keys that releases and channel documents are signed with. */
export interface Keys {
  /** Path of their folder, for messages. */
  readonly folder: string;
  /** Public keys that shells compile in and that documents are checked with. @throws StoreUnusable when they cannot be read */
  accepted(): Promise<readonly HeldKey[]>;
  /** Accepted and retired keys: a retired key still proves releases of the time before its rotation, but no channel document. */
  everAccepted(): Promise<readonly PublicKey[]>;
  /** Ids of the accepted keys whose private half is here. */
  signing(): Promise<readonly string[]>;
  /** Signs with all keys of `signing`. @throws StoreUnusable when there is none, or when one cannot be used */
  sign<T extends object>(body: T): Promise<T & Signed>;
  /** Names of the holders of the keys whose private half is here. @throws StoreUnusable when there is none */
  holder(): Promise<string>;
  /**
   * Makes a key; `sign` uses it from now on, too.
   * @param holder name of the person who signs with it
   * @param signerFile JSON of a signer that runs a command, e.g. of a key management service; its key is then used, and none is made
   * @returns its id
   * @throws ReleaseRefusal when there are two keys already
   * @throws StoreUnusable when the signer does not sign
   */
  add(holder: string, signerFile?: string): Promise<string>;
  /** Names the person who signs with a key. @throws ReleaseRefusal when there is no such key */
  name(id: string, holder: string): Promise<void>;
  /** Removes a key from the accepted ones and deletes its private half. @throws ReleaseRefusal when it is unknown or the only one */
  retire(id: string): Promise<void>;
}

/**
 * Opens the keys in a folder: `keys.json` with the public halves, `<id>.private.pem` readable for this user only.
 * @param folder created together with the first key
 * @param storeFolder folder of the store, if it has one; keys must not lie inside it, because its files are served
 * @throws StoreUnusable when the keys would lie inside the store
 */
export function openKeys(folder: string, storeFolder?: string): Keys {
  if (storeFolder !== undefined) requireOutside(folder, storeFolder);
  const acceptedFile = path.join(folder, 'keys.json');
  const privateFile = (id: string) => path.join(folder, id + PRIVATE);
  const commandFile = (id: string) => path.join(folder, id + COMMAND);
  const read = () => readPublicKeys(acceptedFile);
  const accepted = async () => (await read()).accepted;
  const keep = (keys: PublicKeys) => writeWhole(acceptedFile, `${JSON.stringify(keys, null, 2)}\n`);

  async function signing() {
    const files = await readdir(folder).catch((): string[] => []);
    return (await accepted()).map(({ id }) => id).filter((id) => files.includes(id + PRIVATE) || files.includes(id + COMMAND));
  }

  async function signerOf(id: string) {
    const files = await readdir(folder);
    return readSigningKey(files.includes(id + COMMAND) ? commandFile(id) : privateFile(id), id);
  }

  function madeKey() {
    const { id, spki, privateKey } = makeSigningKey();
    return { id, spki, file: privateFile(id), text: privatePem(privateKey) };
  }

  async function commandSigner(file: string) {
    const { id, spki, sign } = await readSigner(file, {
      gone: 'It is the JSON of a signer: { "spki", "command" }.',
      leaked: 'make another key.',
      wrong: 'It must be the JSON of a signer: { "spki", "command" }.',
    });
    await sign(Buffer.from('a proof that the command signs'));
    return { id, spki, file: commandFile(id), text: await readFile(file, 'utf8') };
  }

  return {
    folder,
    accepted,
    async everAccepted() {
      const keys = await read();
      return [...keys.accepted, ...keys.retired];
    },
    signing,
    async sign(body) {
      const ids = await signing();
      if (ids.length === 0) throw new StoreUnusable(nothingToSignWith(folder, await accepted()));
      return signWith(body, await Promise.all(ids.map(signerOf)));
    },
    async holder() {
      const ids = await signing();
      const keys = await accepted();
      if (ids.length === 0) throw new StoreUnusable(nothingToSignWith(folder, keys));
      return [...new Set(keys.filter(({ id }) => ids.includes(id)).map(holderOf))].join(', ');
    },
    async name(id, holder) {
      const { accepted: keys, retired } = await read();
      if (!keys.some((key) => key.id === id)) throw new ReleaseRefusal(`There is no key ${id}. Keys: ${idsOf(keys) || 'none'}.`);
      await keep({ accepted: keys.map((key) => (key.id === id ? { ...key, holder } : key)), retired });
    },
    async add(holder, signerFile) {
      const { accepted: keys, retired } = await read();
      if (keys.length >= MOST_KEYS) {
        throw new ReleaseRefusal(
          `There are ${MOST_KEYS} keys already (${idsOf(keys)}). Retire one: npm run release -- keys --retire <id>.`,
        );
      }
      const { id, spki, file, text } = signerFile === undefined ? madeKey() : await commandSigner(signerFile);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Write the private key first: if this process dies in between, a private key is unused, but no accepted key lacks its private half.
      await writeWhole(file, text, OWNER_ONLY);
      await keep({ accepted: [...keys, { id, spki, holder }], retired });
      return id;
    },
    async retire(id) {
      const { accepted: keys, retired } = await read();
      const left = keys.filter((key) => key.id !== id);
      if (left.length === keys.length) throw new ReleaseRefusal(`There is no key ${id}. Keys: ${idsOf(keys) || 'none'}.`);
      if (left.length === 0) throw new ReleaseRefusal(`${id} is the only key. Add another first: npm run release -- keys --add.`);
      await keep({ accepted: left, retired: [...retired, ...keys.filter((key) => key.id === id)] });
      await Promise.all([privateFile(id), commandFile(id)].map((file) => rm(file, { force: true })));
    },
  };
}

/** Name of the person who signs with a key; an old key without a name gets `key <id>`. */
export const holderOf = ({ id, holder }: HeldKey) => holder ?? `key ${id}`;

const idsOf = (keys: readonly PublicKey[]) => keys.map(({ id }) => id).join(', ');

/** Message for a folder without a key that signs, with advice. */
export const nothingToSignWith = (folder: string, keys: readonly PublicKey[]) =>
  keys.length === 0
    ? `There is no key to sign with in ${folder}. Make one: npm run release -- keys --add. KEYS_DIR names another folder.`
    : `${folder} accepts ${idsOf(keys)} but holds no private key. Copy <id>${PRIVATE} from where releases are made, or point KEYS_DIR there. ` +
      `If it is lost: npm run release -- keys --add, then deploy the shell.`;

function requireOutside(folder: string, storeFolder: string) {
  const [keys, store] = [folder, storeFolder].map(realPlace);
  if (keys === undefined || store === undefined || path.relative(store, keys).startsWith('..')) return;
  throw new StoreUnusable(`The keys in ${folder} would lie inside the store ${storeFolder}. Point KEYS_DIR to another folder.`);
}

/** Real path of a folder without links; works for a folder that does not exist yet. */
function realPlace(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.join(realPlace(path.dirname(folder)), path.basename(folder));
  }
}
