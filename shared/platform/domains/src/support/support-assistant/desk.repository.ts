import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/**
 * Chats in which the assistant must act now: those that are due, and those that will be due and do not show yet that it writes. The
 * earliest due first.
 */
export async function listToAttend(db: Executor, now: Date, limit: number): Promise<number[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<Columns<'chat', 'id'>>(sql`
    select id from chat where assistant_due_at is not null and (
      assistant_due_at <= ${at} or (desk = 'assistant' and (desk_typing_until is null or desk_typing_until <= ${at}))
    ) order by assistant_due_at limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** Changes only a chat that is still due, because another process may have answered. */
export async function putOff(db: Executor, chatId: number, until: Date) {
  await db.execute(sql`update chat set assistant_due_at = ${until.toISOString()} where id = ${chatId} and assistant_due_at is not null`);
}
