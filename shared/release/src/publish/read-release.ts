import { isFileName, signatureFault, type PublicKey, type SignatureFault } from '@site/remote/manifest';
import { canonicalText } from '../store/canonical';
import { FAULT_WORDS } from './fault-words';
import { parseRecord } from '../store/parse-stored';
import type { ReleaseRecord } from '../store/release-record';
import { createVerdicts } from './remembered-verdicts';
import { isSurface } from './surface';
import { ReleaseRefusal, StoreAway, type ReleaseStore } from '../store/store';

/** Store of releases, and the keys that their records are checked with. */
export interface ReleaseSource {
  store: Pick<ReleaseStore, 'recordText' | 'ids'>;
  keys: { everAccepted(): Promise<readonly PublicKey[]> };
  /** Leaves out the check of signatures (`EDGE_UNVERIFIED=1`); names are checked all the same. */
  isUnverified?: boolean;
}

/** Fault of a record: of its signature, of its text (`rewritten`), of the names of its files (`misnamed`) or of its `surface`. */
export type RecordFault = SignatureFault | 'rewritten' | 'misnamed' | 'surface';

/** Words for each fault of a record; they follow the name of the record in a sentence. */
export const RECORD_WORDS: Readonly<Record<RecordFault, string>> = {
  ...FAULT_WORDS,
  // The signature covers the parsed content, which spaces and repeated keys do not change.
  rewritten: 'is written otherwise than it was signed',
  misnamed: 'names a file whose name is no plain file name',
  surface: 'lists exports of shared packages in a form that cannot be read',
};

/** Error: the record of a release is not as it was published, so nothing of that release is used, signed or served. */
export class TamperedRelease extends ReleaseRefusal {
  constructor(
    readonly remote: string,
    readonly release: string,
    readonly fault: RecordFault,
  ) {
    super(
      `${remote} ${release} is not what was published: its release.json ${RECORD_WORDS[fault]}. Nothing was signed. ` +
        `Put it back from a backup, or remove it from the store and deploy ${remote} again; to take it out of pages: ` +
        `npm run release -- revoke ${remote} ${release} --reason "why". Everything that was changed: npm run release -- status`,
    );
  }
}

const verdicts = createVerdicts();

/**
 * Reads and checks the record of a release; all readers of records use it. It checks that an accepted or a retired key signed the
 * record, that its text is canonical, and that it names plain files only. It reads the text each time, but checks the same text with
 * the same keys only once.
 * @throws TamperedRelease when a check fails
 * @throws ReleaseRefusal when there is no such release
 * @throws StoreUnusable when the record or the keys cannot be read
 */
export async function readRelease(source: ReleaseSource, name: string, release: string): Promise<ReleaseRecord> {
  const text = await source.store.recordText(name, release);
  const record = parseRecord(text, name, release);
  // Without a check of its signature a record must not be remembered as good.
  const known = source.isUnverified ? null : verdicts.nameOf(String(text), await source.keys.everAccepted());
  if (known !== null && verdicts.isGood(known)) return record;
  const fault = await recordFault(source, record, String(text));
  if (fault) throw new TamperedRelease(name, release, fault);
  if (known !== null) verdicts.remember(known);
  return record;
}

/** Valid releases of an area, newest first; damaged ones are left out, and the command `verify` names them. */
export async function listReleases(source: ReleaseSource, name: string): Promise<readonly ReleaseRecord[]> {
  const records = await readValid(source, name, await source.store.ids(name));
  return records.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** Records of these releases in the same order; missing and damaged ones are left out. */
export async function readValid(source: ReleaseSource, name: string, ids: readonly string[]): Promise<readonly ReleaseRecord[]> {
  const records = await Promise.all(ids.map((release) => readRelease(source, name, release).catch(orNone)));
  return records.filter((record) => record !== null);
}

function orNone(problem: unknown) {
  if (problem instanceof ReleaseRefusal && !(problem instanceof StoreAway)) return null;
  throw problem;
}

/**
 * Checks a record: its signature, its text, the names of its files and its list of exports.
 * @param text stored text of the record; default: its canonical text, for a record that does not come from a store
 * @returns the first fault, or null for a good record
 * @throws StoreUnusable when the keys cannot be read
 */
export async function recordFault(
  { keys, isUnverified }: Pick<ReleaseSource, 'keys' | 'isUnverified'>,
  record: ReleaseRecord,
  text = canonicalText(record),
): Promise<RecordFault | null> {
  const fault = isUnverified ? null : await signatureFault(record, await keys.everAccepted());
  if (fault) return fault;
  if (text !== canonicalText(record)) return 'rewritten';
  if (!hasPlainNames(record)) return 'misnamed';
  return record.surface === undefined || isSurface(record.surface) ? null : 'surface';
}

/** File names become parts of addresses and HTML tags, so each must be a plain name. */
function hasPlainNames({ entry, scripts, styles, chunks, files }: ReleaseRecord): boolean {
  const lists = [[entry], scripts, styles, Object.keys(files ?? {}), ...Object.values(chunks ?? {})];
  return lists.every((names) => Array.isArray(names) && names.every(isFileName));
}
