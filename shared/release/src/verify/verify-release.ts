import { releaseKey, type PublicKey } from '@site/remote/manifest';
import { readRelease, RECORD_WORDS, TamperedRelease } from '../publish/read-release';
import type { ReleaseRecord } from '../store/release-record';
import { contentTypeOf, isSourceMap } from '../publish/released-files';
import { ReleaseRefusal, StoreAway, type Encoding, type ReleaseStore } from '../store/store';
import { RECORD, storedName } from '../store/store-names';
import { fileFault } from './file-fault';
import type { Problem } from './problem';

/** Store to check, and the public keys that signatures are checked with. */
export interface VerifyParts {
  store: ReleaseStore;
  keys: readonly PublicKey[];
}

/**
 * Reads all stored files of a release and compares them with the signed hashes: one changed byte is a problem.
 * @returns all problems; empty when the release is as it was published
 * @throws ReleaseRefusal for a malformed name of an area or a release
 */
export async function verifyRelease({ store, keys }: VerifyParts, name: string, release: string): Promise<readonly Problem[]> {
  const key = releaseKey(name, release);
  const advice = `Remove ${key} from the store and deploy ${name} again.`;
  const problem = (file: string, message: string): Problem => ({ place: `${key}/${file}`, message, advice });

  if (!(await store.has(name, release))) return [problem(RECORD, 'is missing')];
  const record = await readRelease({ store, keys: { everAccepted: async () => keys } }, name, release).catch((reason: unknown) => {
    if (reason instanceof ReleaseRefusal && !(reason instanceof StoreAway)) return reason;
    throw reason;
  });
  if (record instanceof TamperedRelease) return [problem(RECORD, RECORD_WORDS[record.fault])];
  if (record instanceof ReleaseRefusal) return [problem(RECORD, 'cannot be read')];

  const wanted = storedFilesOf(record);
  const faults = await Promise.all(
    wanted.map(async ({ file, encoding }) => {
      const message =
        contentTypeOf(file) || isSourceMap(file) ? await fileFault(store, record, file, encoding) : 'is of a kind that is not served';
      return message ? [problem(storedName(file, encoding), message)] : [];
    }),
  );
  const known = new Set(wanted.map(({ file, encoding }) => storedName(file, encoding)));
  const extra = (await store.files(name, release))
    .map(({ file, encoding }) => storedName(file, encoding))
    .filter((file) => !known.has(file));
  return [...faults.flat(), ...extra.map((file) => problem(file, 'was not published with it'))];
}

const storedFilesOf = ({ files }: ReleaseRecord) =>
  Object.entries(files).flatMap(([file, { encoded = {} }]) =>
    (['identity', ...Object.keys(encoded)] as Encoding[]).map((encoding) => ({ file, encoding })),
  );
