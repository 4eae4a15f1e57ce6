import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** A change of a setting that one person has proposed and that waits for a second one. */
export interface SettingProposal {
  id: number;
  key: string;
  value: string;
  /** Name of the person, as the audit log has it. */
  by: string;
  at: Date;
}

export async function findSettingProposal(db: Executor): Promise<SettingProposal | null> {
  const { rows } = await db.execute<Columns<'setting_proposal'>>(sql`select * from setting_proposal order by id desc limit 1`);
  const [row] = rows;
  return row ? { id: Number(row.id), key: row.key, value: row.value, by: row.proposed_by, at: new Date(row.proposed_at) } : null;
}

/** Requires the lock on changes. A newer proposal for the setting takes the place of the one before. */
export async function putSettingProposal(tx: Executor, { key, value, by, at }: Omit<SettingProposal, 'id'>) {
  await deleteSettingProposal(tx, key);
  await tx.execute(sql`
    insert into setting_proposal (key, value, proposed_by, proposed_at) values (${key}, ${value}, ${by}, ${at.toISOString()})`);
}

/** Requires the lock on changes. */
export async function deleteSettingProposal(tx: Executor, key: string) {
  await tx.execute(sql`delete from setting_proposal where key = ${key}`);
}
