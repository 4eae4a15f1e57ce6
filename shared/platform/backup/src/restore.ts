import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DATABASE, serverFolder } from '@site/platform-kit/postgres/open';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { giveToServer } from '@site/platform-kit/postgres/run-as';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { readWholeBackup, type BackupRecord } from './backup-record';
import { addUpBooks, compareRows, countRows, type ComparedTable } from './books';
import { removeFolder, withCleanUp } from './clean-up';
import { putBack } from './copy-folder';
import { BackupProblem } from './problem';
import type { Note, Progress } from './progress';
import { runRelease } from './release-command';
import { partIn, PARTS, type SitePlaces } from './site-places';

/** A restored server may have much WAL to replay. */
const REPLAY_WITHIN_S = 3600;

/**
 * Puts a backup back into the new folder `places.dataFolder`, and checks the outcome: the books of the database, its rows, and the releases.
 * Releases and keys go back to their places unless something is there already, which then stays.
 * @returns the rows of each table; empty when the database is on another server
 * @throws BackupProblem when the backup is not whole, something is in the way, or the outcome is wrong
 */
export async function restoreBackup(from: string, places: SitePlaces, progress: Progress): Promise<ComparedTable[]> {
  const source = resolve(from);
  requireEmpty(places.dataFolder, 'Name a new folder with --data-dir.');
  const record = await readWholeBackup(source, progress.count('comparing the backup with its list'));
  progress.note(`the backup of ${record.madeAt} is whole: ${record.files.length} files`);
  await putDataBack(source, record, places.dataFolder, progress.note);
  const compared = record.postgres === null ? [] : await checkDatabase(record, places.dataFolder, progress.note);
  await putReleasesBack(source, record, places, progress.note);
  if (record.postgres === null) await checkElsewhere(places, progress.note);
  return compared;
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function requireEmpty(folder: string, advice: string) {
  if (namesIn(folder).length) throw new BackupProblem(`${folder} is not empty, and a restore changes nothing that is there. ${advice}`);
}

/** The folders get their names last, so that no site starts with a part of its data. */
async function putDataBack(source: string, record: BackupRecord, target: string, note: Note) {
  // The mode of the folder decides where the server can have its own.
  await mkdir(target, { recursive: true });
  await chmod(target, record.folders.find(({ path }) => path === PARTS.data)?.mode ?? OPEN_FOLDER);
  const wanted = serverFolder(target);
  const server = reachableDirectory(wanted);
  const isInside = server === wanted;
  requireEmpty(server, 'PostgreSQL needs this folder: remove it when no site uses it, or name another one with --data-dir.');
  await mkdir(dirname(server), { recursive: true });
  const draft = await mkdtemp(`${target}.unfinished-`);
  const serverDraft = isInside ? serverFolder(draft) : await mkdtemp(`${server}.unfinished-`);
  const discard = () => Promise.all([draft, serverDraft].map(removeFolder));
  await withCleanUp(discard, async () => {
    note('putting keys and data back');
    await putBack(source, record, PARTS.data, draft);
    if (record.postgres !== null) {
      note(`putting the database back to ${server}`);
      await putBack(source, record, PARTS.postgres, serverDraft, giveToServer);
      if (!isInside) await rename(serverDraft, server);
    }
    await rename(draft, target);
  });
}

const OPEN_FOLDER = 0o755;

async function putReleasesBack(source: string, record: BackupRecord, places: SitePlaces, note: Note) {
  const { store, keysFolder, serviceFolder } = places;
  const has = (part: keyof typeof PARTS) => record.folders.some(({ path }) => path === PARTS[part]);
  if (namesIn(serviceFolder).length) note(`${serviceFolder} is not empty: it stays as it is`);
  else if (has('service')) await putBack(source, record, PARTS.service, serviceFolder);
  if (namesIn(keysFolder).length) note(`${keysFolder} is not empty: it stays as it is`);
  else if (has('keys')) await putBack(source, record, PARTS.keys, keysFolder);
  const say = (line: string) => note(`releases: ${line}`);
  if (store.url || namesIn(store.folder).length) {
    say(`${store.url ? 'the store of STORE_URL' : store.folder} is not empty: it stays as it is`);
    await runRelease(places, ['verify', '--all'], say);
  } else {
    if (!has('store')) return say('the backup has none');
    // The command reads every byte of the copy again.
    await runRelease({ ...places, store: { folder: partIn(source, 'store') } }, ['store', 'move', '--to', store.folder], say);
  }
  note('every release is as it was signed');
}

async function checkDatabase({ rows, postgres }: BackupRecord, dataFolder: string, note: Note): Promise<ComparedTable[]> {
  note('starting the restored database');
  const directory = serverFolder(dataFolder);
  const server = await startPostgres({ directory, startWithinS: REPLAY_WITHIN_S }).catch((problem: Error) => {
    const log = join(reachableDirectory(directory), 'log');
    throw new BackupProblem(
      `PostgreSQL does not start with the restored database, which is of version ${postgres}: see ${log}\n${problem.message}`,
    );
  });
  return withCleanUp(server.stop, async () => {
    const url = server.url(DATABASE);
    const compared = compareRows(rows.before, rows.after, await countRows(url));
    const wrong = [...wrongRows(compared), ...(await wrongBooks(url))];
    if (wrong.length) throw new BackupProblem([...wrong, `Everything is in ${dataFolder} for a look. ${START_NOTHING}`].join('\n'));
    note(`${compared.length} tables have their rows`);
    note('the books add up');
    return compared;
  });
}

const START_NOTHING = 'Start no site with it before somebody has explained this.';

/** Rows of other tables than those that only grow come and go while a site runs. */
const wrongRows = (compared: readonly ComparedTable[]) =>
  compared
    .filter(({ isAppendOnly, isWithin }) => isAppendOnly && !isWithin)
    .map(({ table, before, after, rows }) => `${table} has ${rows} rows, and the site had ${before} before and ${after} after the backup.`);

const wrongBooks = (url: string): Promise<string[]> =>
  addUpBooks(url).then(
    () => [],
    (problem: Error) => [problem.message],
  );

async function checkElsewhere({ databaseUrl }: SitePlaces, note: Note) {
  if (!databaseUrl)
    return note('The backup has no database. Put it back with the tools of its server, and start the site with its DATABASE_URL.');
  const wrong = await wrongBooks(databaseUrl);
  if (wrong.length) throw new BackupProblem([...wrong, `This is the database of DATABASE_URL. ${START_NOTHING}`].join('\n'));
  note('the books of DATABASE_URL add up');
}
