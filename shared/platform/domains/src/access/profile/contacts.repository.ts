import { and, eq, sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { phoneKey } from '../accounts/accounts.policy';
import { players } from '../accounts/accounts.rows';

/** Only of the address that the code went to. */
export async function markEmailVerified(tx: Executor, playerId: number, email: string, at: Date) {
  await tx
    .update(players)
    .set({ emailVerifiedAt: at })
    .where(and(eq(players.id, playerId), eq(players.email, email)));
}

/** Only of the number that the code went to. */
export async function markPhoneVerified(tx: Executor, playerId: number, phone: string, at: Date) {
  await tx
    .update(players)
    .set({ phoneVerifiedAt: at })
    .where(and(eq(players.id, playerId), eq(players.phone, phone)));
}

/** Makes the number this player's alone. @returns false when somebody else has proved to hold it */
export async function claimNumber(tx: Executor, playerId: number, phone: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_own: boolean }>(sql`
    insert into verified_numbers as v (phone_key, player_id) values (${phoneKey(phone)}, ${playerId})
    on conflict (phone_key) do update set player_id = v.player_id
    returning v.player_id = ${playerId} as is_own`);
  return rows[0]?.is_own ?? false;
}
