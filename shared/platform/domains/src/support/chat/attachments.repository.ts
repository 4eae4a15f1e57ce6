import { sql } from '@site/platform-kit/data/sql';
import type { AttachmentType } from '@site/api/contracts/chat';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export async function insertAttachment(tx: Executor, messageId: number, { type, body }: { type: AttachmentType; body: Buffer }) {
  await tx.execute(sql`insert into chat_attachment (message_id, content_type, body) values (${messageId}, ${type}, ${body})`);
}

/** The attachment with the player of its chat. */
export async function findAttachment(db: Executor, messageId: number) {
  const { rows } = await db.execute<Columns<'chat', 'player_id'> & { content_type: AttachmentType; body: Buffer<ArrayBuffer> }>(sql`
    select a.content_type, a.body, chat.player_id
    from chat_attachment a join chat_message m on m.id = a.message_id join chat on chat.id = m.chat_id where a.message_id = ${messageId}`);
  const [row] = rows;
  return row ? { type: row.content_type, body: row.body, playerId: Number(row.player_id) } : null;
}
