import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { Message } from './transport';

export interface QueuedNotice extends Omit<Message, 'code'> {
  id: number;
  tries: number;
}

/** Queues a notice to the verified e-mail address, else to the verified number, else to the given e-mail address. */
export async function insertNotice(
  tx: Executor,
  playerId: number,
  { subject, text, dueAt }: { subject: string; text: string; dueAt: Date },
) {
  await tx.execute(sql`
    insert into owner_notices (channel, recipient, subject, text, due_at)
    select case when by_sms then 'sms' else 'email' end, case when by_sms then phone else email end,
      ${subject}, ${text}, ${dueAt.toISOString()}
    from (select *, email_verified_at is null and phone_verified_at is not null as by_sms from players where id = ${playerId}) as owner`);
}

/** Queues a notice to the e-mail address or the phone number of the player. */
export async function insertNoticeBy(
  tx: Executor,
  playerId: number,
  channel: Message['channel'],
  { subject, text, dueAt }: { subject: string; text: string; dueAt: Date },
) {
  await tx.execute(sql`
    insert into owner_notices (channel, recipient, subject, text, due_at)
    select ${channel}, ${channel === 'sms' ? sql`phone` : sql`email`}, ${subject}, ${text}, ${dueAt.toISOString()} from players where id = ${playerId}`);
}

/** Takes due notices for one sender; each is due again later unless it is deleted by then. */
export async function takeDueNotices(
  db: Executor,
  { at, again, limit }: { at: Date; again: Date; limit: number },
): Promise<QueuedNotice[]> {
  const { rows } = await db.execute<{
    id: string;
    channel: Message['channel'];
    recipient: string;
    subject: string;
    text: string;
    tries: number;
  }>(
    sql`
    update owner_notices set tries = tries + 1, due_at = ${again.toISOString()} where id in (
      select id from owner_notices where due_at <= ${at.toISOString()} order by due_at limit ${limit} for update skip locked)
    returning id, channel, recipient, subject, text, tries`,
  );
  return rows.map(({ id, recipient, ...row }) => ({ ...row, id: Number(id), to: recipient }));
}

export async function deleteNotice(db: Executor, id: number) {
  await db.execute(sql`delete from owner_notices where id = ${id}`);
}
