import { isFileName, signatureFault, type PublicKey, type SignatureFault } from '@site/remote/manifest';
import { canonicalText } from '../store/canonical';
import { FAULT_WORDS } from './fault-words';
import { parseRecord } from '../store/parse-stored';
import type { ReleaseRecord } from '../store/release-record';
import { createVerdicts } from './remembered-verdicts';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';

/** Store of releases, and the keys that their records are checked with. */
export interface ReleaseSource {
  store: Pick<ReleaseStore, 'recordText' | 'ids'>;
  keys: { everAccepted(): Promise<readonly PublicKey[]> };
  /** Leaves out the check of signatures (`EDGE_UNVERIFIED=1`); names are checked all the same. */
  isUnverified?: boolean;
}

export type RecordFault = SignatureFault | 'rewritten' | 'misnamed';

export const RECORD_WORDS: Readonly<Record<RecordFault, string>> = {
  ...FAULT_WORDS,
  // The signature covers the parsed content, which spaces and repeated keys do not change.
  rewritten: 'is written otherwise than it was signed',
  misnamed: 'names a file whose name is no plain file name',
};

/** The record of a release was changed after it was published, so nothing of it is used, signed or served. */
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
 * The only way to a record of the store. A key that is or was accepted signed the record, its text is as it was written, and it names
 * plain files only. The text is read anew each time, and the same text is checked once by the same keys.
 * @throws TamperedRelease when one of these fails; ReleaseRefusal when there is no record, StoreUnusable when it cannot be read
 */
export async function readRelease(source: ReleaseSource, name: string, release: string): Promise<ReleaseRecord> {
  const text = await source.store.recordText(name, release);
  const record = parseRecord(text, name, release);
  // A record that nobody's signature was asked for is not known to be good.
  const known = source.isUnverified ? null : verdicts.nameOf(String(text), await source.keys.everAccepted());
  if (known !== null && verdicts.isGood(known)) return record;
  const fault = await recordFault(source, record, String(text));
  if (fault) throw new TamperedRelease(name, release, fault);
  if (known !== null) verdicts.remember(known);
  return record;
}

/** Releases of an area that are as they were published, newest first; `verify` names the others. */
export async function listReleases(source: ReleaseSource, name: string): Promise<readonly ReleaseRecord[]> {
  const records = await Promise.all((await source.store.ids(name)).map((release) => readRelease(source, name, release).catch(orNone)));
  return records.filter((record) => record !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function orNone(problem: unknown) {
  if (problem instanceof ReleaseRefusal) return null;
  throw problem;
}

/** @param text as it was stored, where the record comes from a store @returns why a record is not believed, or null */
export async function recordFault(
  { keys, isUnverified }: Pick<ReleaseSource, 'keys' | 'isUnverified'>,
  record: ReleaseRecord,
  text = canonicalText(record),
): Promise<RecordFault | null> {
  const fault = isUnverified ? null : await signatureFault(record, await keys.everAccepted());
  if (fault) return fault;
  if (text !== canonicalText(record)) return 'rewritten';
  return hasPlainNames(record) ? null : 'misnamed';
}

/** Names of files become parts of addresses and tags, so each has to be a plain name. */
function hasPlainNames({ entry, scripts, styles, chunks, files }: ReleaseRecord): boolean {
  const lists = [[entry], scripts, styles, Object.keys(files ?? {}), ...Object.values(chunks ?? {})];
  return lists.every((names) => Array.isArray(names) && names.every(isFileName));
}
