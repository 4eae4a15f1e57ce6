import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { PlayerNote } from './players.shapes';

interface NewNote {
  playerId: number;
  text: string;
  by: string;
  at: Date;
}

const toNote = (row: Columns<'player_note'>): PlayerNote => ({
  id: Number(row.id),
  text: row.text,
  by: row.written_by,
  at: new Date(row.written_at).toISOString(),
});

export async function insertNote(db: Executor, { playerId, text, by, at }: NewNote): Promise<PlayerNote> {
  const { rows } = await db.execute<Columns<'player_note'>>(sql`
    insert into player_note (player_id, text, written_by, written_at) values (${playerId}, ${text}, ${by}, ${at.toISOString()}) returning *`);
  const [row] = rows;
  if (!row) throw new Error('The note was not written');
  return toNote(row);
}

/** The newest first. */
export async function listNotes(db: Executor, playerId: number, limit: number): Promise<PlayerNote[]> {
  const { rows } = await db.execute<Columns<'player_note'>>(sql`
    select * from player_note where player_id = ${playerId} order by id desc limit ${limit}`);
  return rows.map(toNote);
}
