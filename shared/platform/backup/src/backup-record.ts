import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableRows } from './books';
import { differences, listFolder, type FolderList } from './folder-list';
import { BackupProblem } from './problem';

const RECORD = 'backup.json';
/** In the format of `sha256sum`. */
const RECORD_HASH = 'backup.json.sha256';
const FORMAT = 1;
const OWNER_ONLY = 0o600;
const MOST_NAMED = 20;

/** Content of a backup, and how it was made. */
export interface BackupRecord extends FolderList {
  format: typeof FORMAT;
  madeAt: string;
  /** Major version of the embedded PostgreSQL; null when the database is on a server elsewhere. */
  postgres: string | null;
  /** Rows before and after the copy of the database. */
  rows: { before: TableRows[]; after: TableRows[] };
}

/** Writes the list of all files last, so that a backup that was cut off has none. @returns the hash of the list */
export async function writeRecord(
  folder: string,
  facts: Omit<BackupRecord, keyof FolderList | 'format'>,
  onBytes: (bytes: number) => void,
) {
  const record: BackupRecord = { format: FORMAT, ...facts, ...(await listFolder(folder, { onBytes, isSynced: true })) };
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const hash = hashOf(text);
  await writeFile(join(folder, RECORD), text, { mode: OWNER_ONLY, flush: true });
  await writeFile(join(folder, RECORD_HASH), `${hash}  ${RECORD}\n`, { mode: OWNER_ONLY, flush: true });
  return { record, hash };
}

/**
 * Reads a backup and every byte of its files.
 * @throws BackupProblem when it is not as it was made
 */
export async function readWholeBackup(folder: string, onBytes: (bytes: number) => void): Promise<BackupRecord> {
  if (!existsSync(folder)) throw new BackupProblem(`There is no folder ${folder}. --from names a backup.`);
  if (!existsSync(join(folder, RECORD)) || !existsSync(join(folder, RECORD_HASH)))
    throw new BackupProblem(`${folder} has no ${RECORD}: it is no backup, or a backup that was cut off. Take another one.`);
  const text = await readFile(join(folder, RECORD), 'utf8');
  if (!(await readFile(join(folder, RECORD_HASH), 'utf8')).startsWith(`${hashOf(text)}  `))
    throw new BackupProblem(`${RECORD} of ${folder} has other bytes than were saved. Take another backup.`);
  const record = JSON.parse(text) as BackupRecord;
  if (record.format !== FORMAT)
    throw new BackupProblem(
      `${folder} has the format ${String(record.format)}, and this release reads ${FORMAT}. Restore with the release that made it.`,
    );
  const found = await listFolder(folder, { onBytes });
  const isOwn = ({ path }: { path: string }) => path !== RECORD && path !== RECORD_HASH;
  const problems = differences(record, { ...found, files: found.files.filter(isOwn) });
  if (problems.length) throw new BackupProblem([`${folder} is not as it was made. Take another backup.`, ...named(problems)].join('\n'));
  return record;
}

const named = (problems: readonly string[]) => {
  const more = problems.length - MOST_NAMED;
  return [...problems.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].map((line) => `  ${line}`);
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
