import type { IdentityFileType, IdentityKind, IdentitySide } from '@site/api/contracts/identity';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { toDocument, type IdentityDocument, type IdentityDraft, type RawDocument } from './identity.rows';

async function list(db: Executor, which: SQL): Promise<IdentityDocument[]> {
  const { rows } = await db.execute<RawDocument>(sql`select * from identity_document where state <> 'draft' and ${which}`);
  return rows.map(toDocument);
}

/** A document that was sent for checking. */
export const findDocument = async (db: Executor, id: number) => (await list(db, sql`id = ${id}`))[0] ?? null;

/** Documents that the player has sent, the newest first. */
export const listSent = (db: Executor, playerId: number, limit: number) =>
  list(db, sql`player_id = ${playerId} order by id desc limit ${limit}`);

/** The document that the player sent last. */
export const findLastSent = async (db: Executor, playerId: number) => (await listSent(db, playerId, 1))[0] ?? null;

export async function findDraft(db: Executor, playerId: number): Promise<IdentityDraft | null> {
  const { rows } = await db.execute<{ id: string; kind: IdentityKind }>(sql`
    select id, kind from identity_document where player_id = ${playerId} and state = 'draft'`);
  const [row] = rows;
  return row ? { id: Number(row.id), kind: row.kind } : null;
}

export async function insertDraft(
  tx: Executor,
  { playerId, kind, at }: { playerId: number; kind: IdentityKind; at: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into identity_document (player_id, kind, state, created_at) values (${playerId}, ${kind}, 'draft', ${at.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

export async function deleteDraft(tx: Executor, playerId: number) {
  await tx.execute(sql`delete from identity_document where player_id = ${playerId} and state = 'draft'`);
}

/** @returns false when the draft was deleted meanwhile */
export async function setWaiting(tx: Executor, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update identity_document set state = 'waiting', sent_at = ${at.toISOString()} where id = ${id} and state = 'draft'`);
  return rowCount === 1;
}

/** Decision about a document; `reason` is null for an accepted one. */
export interface IdentityDecision {
  by: string;
  reason: string | null;
  at: Date;
}

/** @returns null when the document does not wait any more */
export async function setDecided(tx: Executor, id: number, { by, reason, at }: IdentityDecision): Promise<IdentityDocument | null> {
  const { rows } = await tx.execute<RawDocument>(sql`
    update identity_document
    set state = ${reason === null ? 'accepted' : 'refused'}, decided_at = ${at.toISOString()}, decided_by = ${by}, reason = ${reason}
    where id = ${id} and state = 'waiting' returning *`);
  return rows[0] ? toDocument(rows[0]) : null;
}

interface IdentityFile {
  contentType: IdentityFileType;
  body: Buffer<ArrayBuffer>;
}

/** Stores one side and replaces an earlier one. */
export async function saveFile(
  tx: Executor,
  { documentId, side, contentType, body, at }: IdentityFile & { documentId: number; side: IdentitySide; at: Date },
) {
  await tx.execute(sql`
    insert into identity_file (document_id, side, content_type, body, created_at)
    values (${documentId}, ${side}, ${contentType}, ${body}, ${at.toISOString()})
    on conflict (document_id, side) do update
    set content_type = excluded.content_type, body = excluded.body, created_at = excluded.created_at`);
}

/** Sides whose file is kept, the front first. */
export async function listSides(db: Executor, documentId: number): Promise<{ side: IdentitySide; type: IdentityFileType }[]> {
  const { rows } = await db.execute<{ side: IdentitySide; type: IdentityFileType }>(sql`
    select side, content_type as type from identity_file where document_id = ${documentId} order by side desc`);
  return rows;
}

export async function findFile(db: Executor, documentId: number, side: IdentitySide): Promise<IdentityFile | null> {
  const { rows } = await db.execute<{ content_type: IdentityFileType; body: Buffer<ArrayBuffer> }>(sql`
    select content_type, body from identity_file where document_id = ${documentId} and side = ${side}`);
  const [row] = rows;
  return row ? { contentType: row.content_type, body: row.body } : null;
}

/** Documents of all players that wait, the oldest first. */
export async function listWaiting(db: Executor, limit: number) {
  const { rows } = await db.execute<RawDocument & { username: string; count: string }>(sql`
    select d.*, p.username, count(*) over () as count from identity_document d join players p on p.id = d.player_id
    where d.state = 'waiting' order by d.sent_at, d.id limit ${limit}`);
  return { count: Number(rows[0]?.count ?? 0), rows: rows.map((row) => ({ document: toDocument(row), username: row.username })) };
}

const FILES_AT_ONCE = 50;

/** Deletes the files of documents that were decided before a moment. */
export const deleteOldFiles = (db: Executor, before: Date) =>
  deleteInSteps(
    db,
    sql`identity_file`,
    sql`document_id in (select id from identity_document where decided_at <= ${before.toISOString()})`,
    FILES_AT_ONCE,
  );

/** Deletes drafts from before a moment with their files. */
export const deleteOldDrafts = (db: Executor, before: Date) =>
  deleteInSteps(db, sql`identity_document`, sql`state = 'draft' and created_at <= ${before.toISOString()}`, FILES_AT_ONCE);

/** Deletes all documents of the player with their files. */
export async function deleteDocumentsOf(tx: Executor, playerId: number) {
  await tx.execute(sql`delete from identity_document where player_id = ${playerId}`);
}
