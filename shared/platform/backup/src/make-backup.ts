import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { DATABASE } from '@site/platform-kit/postgres/open';
import { writeRecord, type BackupRecord } from './backup-record';
import { copyCluster } from './base-copy';
import { countRows } from './books';
import { removeFolder, withCleanUp } from './clean-up';
import { copyFolder } from './copy-folder';
import { withEmbeddedServer } from './embedded-server';
import { BackupProblem } from './problem';
import type { Note, Progress } from './progress';
import { runRelease } from './release-command';
import { partIn, type SitePlaces } from './site-places';

const ELSEWHERE =
  'The database is on another server (DATABASE_URL), and this backup does not have it. Back it up now with the tools of that server: ' +
  'pgBackRest, or pg_basebackup with archived WAL, or the snapshots of its provider. Keep both backups together, because keys and database fit only each other.';

/** Database part of a backup. */
type Database = Pick<BackupRecord, 'postgres' | 'rows'>;

/**
 * Backs up a site, which may run: its embedded database, keys, releases and the data of the release service. Nothing has the name `to`
 * before all of it is there.
 * @returns the hash of the list of all files
 * @throws BackupProblem when something is in the way
 */
export async function makeBackup(to: string, places: SitePlaces, progress: Progress): Promise<{ hash: string; bytes: number }> {
  const target = resolve(to);
  await requireRoom(target, places);
  await mkdir(dirname(target), { recursive: true });
  // The folder is open to this user only.
  const draft = await mkdtemp(`${target}.unfinished-`);
  return withCleanUp(
    () => removeFolder(draft),
    async () => {
      const database = places.databaseUrl ? elsewhere(progress.note) : await saveDatabase(draft, places, progress);
      progress.note('keys and the data of the release service');
      await saveFolders(draft, places);
      await saveReleases(draft, places, progress.note);
      const isRead = progress.count('reading what was saved');
      const { record, hash } = await writeRecord(draft, { madeAt: new Date().toISOString(), ...database }, isRead);
      await rename(draft, target);
      return { hash, bytes: record.files.reduce((sum, file) => sum + file.bytes, 0) };
    },
  );
}

async function requireRoom(target: string, { dataFolder, databaseUrl }: SitePlaces) {
  if (!databaseUrl && !existsSync(dataFolder))
    throw new BackupProblem(`There is no folder ${dataFolder}. DATA_DIR names the folder of the site.`);
  if (!relative(dataFolder, target).startsWith('..'))
    throw new BackupProblem(`${target} is inside the folder that it would save. Name another one with --to.`);
  if (existsSync(target) && (await readdir(target)).length)
    throw new BackupProblem(`${target} is not empty. Name a new folder with --to, e.g. one with the date.`);
}

function elsewhere(note: Note): Database {
  note(ELSEWHERE);
  return { postgres: null, rows: { before: [], after: [] } };
}

const saveDatabase = (draft: string, { dataFolder }: SitePlaces, progress: Progress): Promise<Database> =>
  withEmbeddedServer(dataFolder, async (server, directory) => {
    const before = await countRows(server.url(DATABASE));
    const part = partIn(draft, 'postgres');
    await mkdir(part);
    const cluster = { data: join(directory, 'data'), url: server.url('postgres') };
    const postgres = await copyCluster(cluster, join(part, 'data'), progress.count('database'));
    await copyFile(join(directory, 'password'), join(part, 'password'));
    return { postgres, rows: { before, after: await countRows(server.url(DATABASE)) } };
  });

/** Folders of `DATA_DIR` that other parts have, and the copies of the edge, which it makes anew. */
const OWN_PARTS = ['postgres', 'edge'];

async function saveFolders(draft: string, { dataFolder, keysFolder, serviceFolder, store }: SitePlaces) {
  const isPart = (path: string) => OWN_PARTS.includes(path) || [keysFolder, serviceFolder, store.folder].includes(join(dataFolder, path));
  if (existsSync(dataFolder)) await copyFolder(dataFolder, partIn(draft, 'data'), { isLeftOut: isPart });
  if (existsSync(keysFolder)) await copyFolder(keysFolder, partIn(draft, 'keys'));
  if (existsSync(serviceFolder)) await copyFolder(serviceFolder, partIn(draft, 'service'));
}

/** The release command copies only what is as it was signed, also while somebody deploys. */
async function saveReleases(draft: string, places: SitePlaces, note: Note) {
  const { store } = places;
  if (!store.url && !existsSync(store.folder)) return note(`no releases: there is no folder ${store.folder}`);
  await runRelease(places, ['store', 'move', '--to', partIn(draft, 'store')], (line) => note(`releases: ${line}`));
}
