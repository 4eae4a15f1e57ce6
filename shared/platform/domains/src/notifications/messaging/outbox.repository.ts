import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface NewOutboxRow {
  recipient: string;
  channel: 'email' | 'sms';
  code: string;
  subject?: string;
  text: string;
  createdAt: Date;
}

export type OutboxRow = Required<NewOutboxRow> & { id: number };

const SHOWN = 200;

export async function insertSent(db: Executor, { recipient, channel, code, subject, text, createdAt }: NewOutboxRow) {
  await db.execute(sql`
    insert into outbox (recipient, channel, code, subject, text, created_at)
    values (${recipient}, ${channel}, ${code}, ${subject ?? ''}, ${text}, ${createdAt.toISOString()})`);
}

/** Newest first; all of them, or those of one receiver. */
export async function listSent(db: Executor, to?: string): Promise<OutboxRow[]> {
  const { rows } = await db.execute<Columns<'outbox'> & Pick<OutboxRow, 'channel'>>(sql`
    select * from outbox ${to === undefined ? sql`` : sql`where recipient = ${to}`} order by id desc limit ${SHOWN}`);
  return rows.map(({ id, created_at: at, ...row }) => ({ ...row, id: Number(id), createdAt: new Date(at) }));
}

/** Deletes messages with a code that are older than `codesBefore`, and all messages that are older than `before`. */
export async function deleteSent(db: Executor, { codesBefore, before }: { codesBefore: Date; before: Date }) {
  await deleteInSteps(
    db,
    sql`outbox`,
    sql`(code <> '' and created_at < ${codesBefore.toISOString()} or created_at < ${before.toISOString()})`,
  );
}
