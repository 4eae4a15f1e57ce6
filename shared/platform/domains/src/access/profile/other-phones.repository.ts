import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { phoneKey } from '../accounts/accounts.policy';

export interface OtherPhoneRow {
  position: number;
  phone: string;
  isVerified: boolean;
}

/** In the order in which they were added. */
export async function listOtherPhones(db: Executor, playerId: number): Promise<OtherPhoneRow[]> {
  const { rows } = await db.execute<{ position: number; phone: string; is_verified: boolean }>(sql`
    select position, phone, verified_at is not null as is_verified from other_phones where player_id = ${playerId} order by position`);
  return rows.map(({ position, phone, is_verified: isVerified }) => ({ position, phone, isVerified }));
}

/** True for another player's main number, and for one that another player has verified. */
export async function isOthersNumber(db: Executor, playerId: number, phone: string): Promise<boolean> {
  const key = phoneKey(phone);
  const { rows } = await db.execute(sql`
    select 1 from players where right(phone, 10) = ${key} and id <> ${playerId}
    union all select 1 from verified_numbers where phone_key = ${key} and player_id <> ${playerId} limit 1`);
  return rows.length > 0;
}

export async function insertOtherPhone(tx: Executor, row: { playerId: number; position: number; phone: string; at: Date }) {
  await tx.execute(sql`
    insert into other_phones (player_id, position, phone, created_at)
    values (${row.playerId}, ${row.position}, ${row.phone}, ${row.at.toISOString()})`);
}

export async function markOtherPhoneVerified(tx: Executor, playerId: number, phone: string, at: Date) {
  await tx.execute(sql`
    update other_phones set verified_at = ${at.toISOString()} where player_id = ${playerId} and phone = ${phone}`);
}
