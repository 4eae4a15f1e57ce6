import type { Executor } from '@site/platform-kit/data/database';
import { createFile, shortFile, type ArchiveFile } from './archive';
import { DATA_KINDS, type DataKind } from './kinds';
import { readKind } from './own-data.repository';
import { readMeText } from './read-me';
import { CSV_START, csvHead, csvLines, jsonLines } from './table-text';

const jsonName = ({ name }: DataKind) => `json/${name}.json`;

/** Parts of an archive: its kinds, and the file that explains it. */
export const PARTS = DATA_KINDS.length + 1;
const READ_ME = 'README.txt';

/** Number of parts whose files are there. */
export const partsOf = (names: ReadonlySet<string>) =>
  DATA_KINDS.filter((kind) => names.has(jsonName(kind))).length + Number(names.has(READ_ME));

/** Kinds that are not in the archive yet. */
export const missingKinds = (names: ReadonlySet<string>) => DATA_KINDS.filter((kind) => !names.has(jsonName(kind)));

/** Writes the two files of one kind. */
export async function filesOf(db: Executor, playerId: number, kind: DataKind): Promise<ArchiveFile[]> {
  const [json, csv] = [createFile(jsonName(kind)), createFile(`csv/${kind.name}.csv`)];
  let isFirst = true;
  await json.write('[');
  await csv.write(CSV_START);
  await readKind(db, playerId, kind, async (page) => {
    const [first] = page;
    if (isFirst && first) await csv.write(csvHead(first));
    await json.write(jsonLines(page, isFirst));
    await csv.write(csvLines(page));
    isFirst = false;
  });
  await json.write(']\n');
  return Promise.all([json.end(), csv.end()]);
}

export const readMe = (...about: Parameters<typeof readMeText>) => shortFile(READ_ME, readMeText(...about));
