import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signedText, type PublicKey, type Signature, type Signed } from '@site/remote/manifest';
import { ReleaseRefusal } from './store';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const PRIVATE = '.private.pem';
/** One in use and one that replaces it. */
const MOST_KEYS = 2;

/**
 * The keys that releases and channel documents are signed with.
 * @param folder outside of the store; made when the first key is
 */
export function openKeys(folder: string) {
  const acceptedFile = path.join(folder, 'keys.json');
  const privateFile = (id: string) => path.join(folder, id + PRIVATE);

  async function accepted(): Promise<readonly PublicKey[]> {
    const text = await readFile(acceptedFile, 'utf8').catch(() => null);
    return text === null ? [] : (JSON.parse(text) as { accepted: PublicKey[] }).accepted;
  }

  async function keepAccepted(keys: readonly PublicKey[]) {
    const draft = `${acceptedFile}.${randomUUID()}`;
    await writeFile(draft, `${JSON.stringify({ accepted: keys }, null, 2)}\n`);
    await rename(draft, acceptedFile);
  }

  async function signing(): Promise<readonly string[]> {
    const files = await readdir(folder).catch(() => []);
    return files.filter((file) => file.endsWith(PRIVATE)).map((file) => file.slice(0, -PRIVATE.length));
  }

  async function signatureOf(id: string, text: Uint8Array<ArrayBuffer>): Promise<Signature> {
    const pem = await readFile(privateFile(id), 'utf8');
    const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    const key = await crypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
    return { key: id, value: Buffer.from(await crypto.subtle.sign(ALGORITHM, key, text)).toString('base64') };
  }

  return {
    folder,
    /** Public keys, for shells to compile in. */
    accepted,
    /** Ids of the private keys that are here. */
    signing,
    /** @throws ReleaseRefusal when there is no private key here */
    async sign<T extends object>(body: T): Promise<T & Signed> {
      const ids = await signing();
      if (ids.length === 0) {
        throw new ReleaseRefusal(`There is no key to sign with in ${folder}. Make one: npm run release -- keys --add. KEYS_DIR names another folder.`);
      }
      const unsigned = { ...body, signatures: [] };
      const text = signedText(unsigned);
      return { ...unsigned, signatures: await Promise.all(ids.map((id) => signatureOf(id, text))) };
    },
    /** Makes a key; from now on everything is signed with it as well. @returns its id */
    async add(): Promise<string> {
      const keys = await accepted();
      if (keys.length >= MOST_KEYS) {
        throw new ReleaseRefusal(`${MOST_KEYS} keys are accepted already (${keys.map(({ id }) => id).join(', ')}). Retire one: npm run release -- keys --retire <id>.`);
      }
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const spki = publicKey.export({ type: 'spki', format: 'der' });
      const id = createHash('sha256').update(spki).digest('hex').slice(0, 12);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(privateFile(id), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
      await keepAccepted([...keys, { id, spki: spki.toString('base64') }]);
      return id;
    },
    /** Shells built from now on accept it no more, and nothing is signed with it. */
    async retire(id: string) {
      const keys = await accepted();
      const left = keys.filter((key) => key.id !== id);
      if (left.length === keys.length) throw new ReleaseRefusal(`There is no key ${id}. Keys: ${keys.map((key) => key.id).join(', ') || 'none'}.`);
      if (left.length === 0) throw new ReleaseRefusal(`${id} is the only key. Add another first: npm run release -- keys --add.`);
      await keepAccepted(left);
      await rm(privateFile(id), { force: true });
    },
  };
}

export type Keys = ReturnType<typeof openKeys>;
