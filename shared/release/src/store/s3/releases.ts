import { createHash } from 'node:crypto';
import { canonicalText } from '../canonical';
import type { Bucket, ListedObject } from './bucket';
import { isWritten } from './conditional-write';
import { createTextReader } from './read-again';
import { ReleaseRefusal, type Encoding, type FileForms, type ReleaseStore } from '../store';
import { isArea, isCodeArea, isRelease, isReleasedName, RECORD, requireRelease, storedFileOf, storedName } from '../store-names';

/** Folder of all files. It is no possible area, so the folders beside it have records only. */
const FILES = '.files';
/** Age of files without a record at which their publisher counts as dead. */
const ABANDONED_MS = 86_400_000;

type Releases = Pick<ReleaseStore, 'has' | 'recordText' | 'areas' | 'ids' | 'put' | 'readFile' | 'files' | 'remove'>;

/**
 * Releases in a bucket. The files of a release lie in a folder with the hash of its record. So each publisher has a folder of its own,
 * and the one record that is stored in the end names the folder that counts.
 */
export function createS3Releases(bucket: Bucket): Releases {
  const records = createTextReader(bucket);

  function keyOf(name: string, release: string) {
    requireRelease(name, release);
    return `${name}/${release}/${RECORD}`;
  }
  const allFilesOf = (name: string, release: string) => `${FILES}/${name}/${release}/`;
  const folderOf = (name: string, release: string, record: string) => `${allFilesOf(name, release)}${hashOf(record)}/`;

  const recordText = async (name: string, release: string) => (await records.read(keyOf(name, release)))?.text ?? null;
  const has = async (name: string, release: string) => (await recordText(name, release)) !== null;

  const keysIn = async (folder: string) => (await bucket.list(folder)).map(({ key }) => key);
  async function removeAbandoned(name: string, release: string) {
    const isOld = ({ changedAt }: ListedObject) => changedAt.getTime() + ABANDONED_MS < Date.now();
    await bucket.remove((await bucket.list(allFilesOf(name, release))).filter(isOld).map(({ key }) => key));
  }

  return {
    has,
    recordText,
    areas: async () => (await bucket.folders('')).filter(isCodeArea),
    ids: async (name) => (isArea(name) ? (await bucket.folders(`${name}/`)).filter(isRelease) : []),
    async put(record, files) {
      const { name, release } = record;
      const text = canonicalText(record);
      const folder = folderOf(name, release, text);
      if (await has(name, release)) throw alreadyPublished(name, release);
      await removeAbandoned(name, release);
      await Promise.all(formsIn(files).map(([stored, bytes]) => bucket.put(folder + stored, bytes)));
      if (await isWritten(bucket, keyOf(name, release), text, null)) return;
      // A failure leaves files that nobody reads, and the refusal is the answer all the same.
      await keysIn(folder)
        .then(bucket.remove)
        .catch(() => undefined);
      throw alreadyPublished(name, release);
    },
    async readFile(name, release, file, encoding) {
      if (!isReleasedName(name, release, file)) return null;
      const read = async (record: string) =>
        (await bucket.get(folderOf(name, release, record) + storedName(file, encoding)))?.bytes ?? null;
      // A record never changes, so the one that was read last is right unless the release was removed meanwhile.
      const last = records.last(keyOf(name, release))?.text ?? null;
      const bytes = last === null ? null : await read(last);
      if (bytes) return bytes;
      const now = await recordText(name, release);
      return now === null || now === last ? null : read(now);
    },
    async files(name, release) {
      const text = await recordText(name, release);
      if (text === null) return [];
      const folder = folderOf(name, release, text);
      return (await keysIn(folder)).map((key) => storedFileOf(key.slice(folder.length)));
    },
    async remove(name, release) {
      const text = await recordText(name, release);
      // The record goes first: without it the release does not exist.
      await bucket.remove([keyOf(name, release)]);
      if (text !== null) await bucket.remove(await keysIn(folderOf(name, release, text)));
    },
  };
}

const hashOf = (record: string) => createHash('sha256').update(record).digest('hex');

const formsIn = (files: ReadonlyMap<string, FileForms>) =>
  [...files].flatMap(([file, forms]) =>
    (Object.entries(forms) as [Encoding, Uint8Array][]).map(([encoding, bytes]) => [storedName(file, encoding), bytes] as const),
  );

const alreadyPublished = (name: string, release: string) =>
  new ReleaseRefusal(`${name} ${release} is already published and never changes. Raise its version or change its source.`);
