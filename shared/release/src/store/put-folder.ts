import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { canonicalText } from './canonical';
import { errorCode } from './error-code';
import { namesIn } from './read-files';
import type { StoredRecord } from './release-record';
import type { Encoding, FileForms } from './store';
import { RECORD, storedName } from './store-names';
import { draftOf, removeAbandoned, syncFolder, writeSynced } from './write-whole';

const STANDS_THERE = ['ENOTEMPTY', 'EEXIST'];

/**
 * Writes a release to a draft folder and moves it into place as a whole.
 * @returns false when that release exists already: the file system refuses to move a folder over another
 */
export async function putFolder(drafts: string, target: string, record: StoredRecord, files: ReadonlyMap<string, FileForms>) {
  await mkdir(drafts, { recursive: true });
  await removeAbandoned(drafts);
  const draft = await draftOf(path.join(drafts, record.name));
  try {
    await mkdir(draft);
    for (const [file, forms] of files) await writeForms(draft, file, forms);
    await writeSynced(path.join(draft, RECORD), canonicalText(record));
    await syncFolder(draft);
    await moveInto(draft, target);
    return true;
  } catch (problem) {
    await rm(draft, { recursive: true, force: true });
    if (STANDS_THERE.includes(String(errorCode(problem))) && (await namesIn(target)).includes(RECORD)) return false;
    throw problem;
  }
}

async function writeForms(draft: string, file: string, forms: FileForms) {
  const entries = Object.entries(forms) as [Encoding, Uint8Array][];
  await Promise.all(entries.map(([encoding, bytes]) => writeSynced(path.join(draft, storedName(file, encoding)), bytes)));
}

async function moveInto(draft: string, target: string) {
  const area = path.dirname(target);
  await mkdir(area, { recursive: true });
  await rename(draft, target);
  await syncFolder(area);
  await syncFolder(path.dirname(area));
}
