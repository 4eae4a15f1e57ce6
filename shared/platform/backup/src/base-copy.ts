import { chmod, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyFolder } from './copy-folder';

/** The server empties these folders when it starts, or they belong to the running server; `pg_basebackup` leaves the same out. */
const EMPTY_FOLDERS = /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const LEFT_OUT =
  /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$|^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|postgresql\.auto\.conf\.tmp|current_logfiles(\.tmp)?)$/;
const CONTROL = join('global', 'pg_control');
const OWNER_ONLY = 0o600;

const SEGMENT = /^[0-9A-F]{24}$/;
const FIRST_SEGMENT = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m;

interface Cluster {
  /** Folder of the cluster. */
  data: string;
  /** Address of a superuser. */
  url: string;
}

/**
 * Copies the cluster of a running server by its backup functions, with the WAL that makes the copy consistent. The copy has the state of the
 * end of this call. PostgreSQL forgets the backup when the connection ends, so a killed copy leaves nothing behind at the server.
 * @returns major version of the server
 */
export async function copyCluster({ data, url }: Cluster, to: string, onBytes: (bytes: number) => void): Promise<string> {
  const tablespaces = await readdir(join(data, 'pg_tblspc'));
  if (tablespaces.length) throw new Error('The database has tablespaces outside of its folder, which this backup does not know.');
  const client = new pg.Client({ connectionString: url });
  // The statement that runs then fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    // The slot keeps the WAL that the copy needs; it is temporary, so it ends with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query('select pg_backup_start($1, true)', ['npm run backup']);
    const isLeftOut = (path: string) => EMPTY_FOLDERS.test(path) || LEFT_OUT.test(path) || path === CONTROL;
    await copyFolder(data, to, { isLeftOut, onBytes });
    await copyFile(join(data, CONTROL), join(to, CONTROL));
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const [end] = rows;
    const first = FIRST_SEGMENT.exec(end?.label ?? '')?.[1];
    if (!end || !first) throw new Error('PostgreSQL does not name the WAL of the backup');
    await writeFile(join(to, 'backup_label'), end.label, { mode: OWNER_ONLY });
    for (const segment of await segmentsBetween(join(data, 'pg_wal'), first, end.last)) {
      await copyFile(join(data, 'pg_wal', segment), join(to, 'pg_wal', segment));
      await chmod(join(to, 'pg_wal', segment), OWNER_ONLY);
    }
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } finally {
    await client.end();
  }
}

/** @throws Error when one of them is gone */
async function segmentsBetween(folder: string, first: string, last: string): Promise<string[]> {
  const found = (await readdir(folder)).filter((name) => SEGMENT.test(name) && name >= first && name <= last);
  if (found.length !== numberOf(last) - numberOf(first) + 1)
    throw new Error('The server has removed WAL that the backup needs. Try again.');
  return found;
}

/** A name has the timeline, the log and the segment, eight digits each; with segments of 16 MB, which `initdb` takes, a log has 256. */
const numberOf = (segment: string) => parseInt(segment.slice(8, 16), 16) * 256 + parseInt(segment.slice(16), 16);
