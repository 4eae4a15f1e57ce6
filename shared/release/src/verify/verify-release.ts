import { signatureFault, type PublicKey } from '@site/remote/manifest';
import { canonicalText } from '../canonical';
import type { ReleaseRecord } from '../release-record';
import { contentTypeOf } from '../released-files';
import type { Encoding, ReleaseStore } from '../store';
import { RECORD, storedName } from '../store-names';
import { FAULT_WORDS } from './fault-words';
import { fileFault } from './file-fault';
import type { Problem } from './problem';

export interface VerifyParts {
  store: ReleaseStore;
  keys: readonly PublicKey[];
}

/**
 * Reads everything that is stored of a release and compares it with what was signed: one changed byte is a problem.
 * @returns nothing when it is as it was published
 */
export async function verifyRelease({ store, keys }: VerifyParts, name: string, release: string): Promise<readonly Problem[]> {
  const advice = `Remove ${name}/${release} from the store and deploy ${name} again.`;
  const problem = (file: string, says: string): Problem => ({ place: `${name}/${release}/${file}`, says, advice });

  const text = await store.recordText(name, release);
  if (text === null) return [problem(RECORD, 'is missing')];
  const record = await store.read(name, release).catch(() => null);
  if (!record) return [problem(RECORD, 'cannot be read')];
  const fault = await signatureFault(record, keys);
  if (fault) return [problem(RECORD, FAULT_WORDS[fault])];
  // The signature is over what it says; spaces and double keys say nothing.
  if (text !== canonicalText(record)) return [problem(RECORD, 'is written otherwise than it was signed')];

  const wanted = storedFilesOf(record);
  const faults = await Promise.all(
    wanted.map(async ({ file, encoding }) => {
      const says = contentTypeOf(file) ? await fileFault(store, record, file, encoding) : 'is of a kind that is not served';
      return says ? [problem(storedName(file, encoding), says)] : [];
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
