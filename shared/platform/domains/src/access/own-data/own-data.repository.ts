import { sql } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import type { Language } from '@site/api/contracts/site';
import type { ArchiveFile } from './archive';
import type { DataKind } from './kinds';
import type { DataRow } from './table-text';

type RawExport = Columns<'data_export', 'id' | 'player_id' | 'asked_at' | 'ready_at' | 'expires_at' | 'failed_at' | 'tries'> & {
  language: Language;
};

const toExport = (row: RawExport) => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  language: row.language,
  askedAt: new Date(row.asked_at),
  readyAt: momentOrNull(row.ready_at),
  expiresAt: momentOrNull(row.expires_at),
  failedAt: momentOrNull(row.failed_at),
  tries: row.tries,
});
export type ExportRow = ReturnType<typeof toExport>;

export async function findLastExport(db: Executor, playerId: number): Promise<ExportRow | null> {
  const { rows } = await db.execute<RawExport>(sql`select * from data_export where player_id = ${playerId} order by id desc limit 1`);
  return rows[0] ? toExport(rows[0]) : null;
}

export async function insertExport(tx: Executor, { playerId, language, at }: { playerId: number; language: Language; at: Date }) {
  await tx.execute(sql`insert into data_export (player_id, language, asked_at) values (${playerId}, ${language}, ${at.toISOString()})`);
}

/** Takes the oldest archive that is to be made and that no other worker makes. */
export async function takeDueExport(db: Executor, { at, until }: { at: Date; until: Date }): Promise<ExportRow | null> {
  const { rows } = await db.execute<RawExport>(sql`
    update data_export set taken_until = ${until.toISOString()}, tries = tries + 1 where id = (
      select id from data_export where ready_at is null and failed_at is null and (taken_until is null or taken_until <= ${at.toISOString()})
      order by id limit 1 for update skip locked)
    returning *`);
  return rows[0] ? toExport(rows[0]) : null;
}

/** @returns false when another worker was faster */
export async function setReady(tx: Executor, id: number, { at, expiresAt }: { at: Date; expiresAt: Date }): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update data_export set ready_at = ${at.toISOString()}, expires_at = ${expiresAt.toISOString()}
    where id = ${id} and ready_at is null and failed_at is null`);
  return rowCount === 1;
}

export async function setFailed(db: Executor, id: number, at: Date) {
  await db.execute(sql`update data_export set failed_at = ${at.toISOString()} where id = ${id} and ready_at is null`);
}

const ROWS_AT_ONCE = 2000;

/** Reads all rows of one kind page by page, in one transaction. @param take is not called when there are none */
export async function readKind(db: Executor, playerId: number, { rows: query }: DataKind, take: (page: DataRow[]) => Promise<void>) {
  await inTransaction(db, async (tx) => {
    // The statement of a cursor takes no parameters; a number needs none.
    await tx.execute(sql`declare own_rows no scroll cursor for ${query(sql.raw(String(Number(playerId))))}`);
    const fetchPage = async () =>
      (await tx.execute<{ row: DataRow }>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from own_rows`)).rows.map(({ row }) => row);
    for (let page = await fetchPage(); page.length; page = await fetchPage()) await take(page);
    await tx.execute(sql`close own_rows`);
  });
}

/** Stores the files of one part; a part that another worker has stored stays as it is. */
export async function saveFiles(tx: Executor, exportId: number, files: readonly ArchiveFile[]) {
  for (const { name, body, crc, bytes } of files)
    await tx.execute(sql`
      insert into data_export_file (export_id, name, body, crc, bytes) values (${exportId}, ${name}, ${body}, ${crc}, ${bytes})
      on conflict do nothing`);
}

/** Names of the files that are stored, and the size of all in bytes. */
export async function listFileNames(db: Executor, exportId: number) {
  const { rows } = await db.execute<{ name: string; size: number }>(sql`
    select name, length(body) as size from data_export_file where export_id = ${exportId}`);
  return { names: new Set(rows.map(({ name }) => name)), bytes: rows.reduce((sum, { size }) => sum + size, 0) };
}

export async function readFiles(db: Executor, exportId: number): Promise<ArchiveFile[]> {
  const { rows } = await db.execute<Columns<'data_export_file', 'name' | 'body' | 'crc' | 'bytes'>>(sql`
    select name, body, crc, bytes from data_export_file where export_id = ${exportId} order by name`);
  return rows.map(({ name, body, crc, bytes }) => ({ name, body, crc: Number(crc), bytes: Number(bytes) }));
}

/** Removes the files of the player's earlier archives. */
export async function deleteFilesOf(tx: Executor, playerId: number) {
  await tx.execute(sql`delete from data_export_file where export_id in (select id from data_export where player_id = ${playerId})`);
}

/** Removes the files of archives that are over. */
export const deleteOldFiles = (db: Executor, at: Date) =>
  deleteInSteps(
    db,
    sql`data_export_file`,
    sql`export_id in (select id from data_export where expires_at <= ${at.toISOString()} or failed_at is not null)`,
    100,
  );
