import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { phoneKey } from '../accounts/accounts.policy';

/** Changes nothing unless the code went to the current address. */
export async function markEmailVerified(tx: Executor, playerId: number, email: string, at: Date) {
  await tx.execute(sql`update players set email_verified_at = ${at.toISOString()} where id = ${playerId} and email = ${email}`);
}

/** Changes nothing unless the code went to the current number. */
export async function markPhoneVerified(tx: Executor, playerId: number, phone: string, at: Date) {
  await tx.execute(sql`update players set phone_verified_at = ${at.toISOString()} where id = ${playerId} and phone = ${phone}`);
}

/** Reserves the number for this player. @returns false when another player has verified it */
export async function claimNumber(tx: Executor, playerId: number, phone: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_own: boolean }>(sql`
    insert into verified_numbers as v (phone_key, player_id) values (${phoneKey(phone)}, ${playerId})
    on conflict (phone_key) do update set player_id = v.player_id
    returning v.player_id = ${playerId} as is_own`);
  return rows[0]?.is_own ?? false;
}
