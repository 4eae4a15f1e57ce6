import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { digest } from '@site/platform-kit/secrets/secrets';

/** Digest of the device id; for a browser without cookies, of its user agent. */
export const deviceHash = ({ deviceId, userAgent }: RequestOrigin) => digest(deviceId ? `id:${deviceId}` : `agent:${userAgent}`);

/** @returns true when the account was used on this device before; a user agent alone proves nothing */
export async function isKnownDevice(db: Executor, usernameKey: string, from: RequestOrigin): Promise<boolean> {
  if (!from.deviceId) return false;
  const { rows } = await db.execute(sql`
    select from known_devices k join players p on p.id = k.player_id
    where p.username_key = ${usernameKey} and k.device_hash = ${deviceHash(from)}`);
  return rows.length > 0;
}

/**
 * Records a device of the account. Of several log-ins at once only one reports it as new.
 * @returns true when it is new; the first device of an account counts as the player's own
 */
export async function rememberDevice(tx: Executor, playerId: number, hash: string, at: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    with seen as (
      insert into known_devices (player_id, device_hash, first_seen_at, last_seen_at)
      values (${playerId}, ${hash}, ${at.toISOString()}, ${at.toISOString()})
      on conflict (player_id, device_hash) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as is_added
    )
    select is_added and exists (select from known_devices where player_id = ${playerId}) as is_new from seen`);
  return rows[0]?.is_new ?? false;
}

/** Notes the device of a session. */
export async function linkDevice(tx: Executor, sessionId: number, hash: string) {
  await tx.execute(sql`update sessions set device_hash = ${hash} where id = ${sessionId}`);
}

/** Names the device of one of the player's live sessions; null removes the name. @returns false when there is none */
export async function nameDevice(
  db: Executor,
  { playerId, sessionId, name }: { playerId: number; sessionId: number; name: string | null },
) {
  const { rowCount } = await db.execute(sql`
    update known_devices k set name = ${name} from sessions s
    where s.id = ${sessionId} and s.player_id = ${playerId} and s.ended_at is null
      and k.player_id = s.player_id and k.device_hash = s.device_hash`);
  return rowCount === 1;
}

/** Keeps for each player the `kept` devices that were used last. */
export async function deleteOldDevices(db: Executor, kept: number) {
  await deleteInSteps(
    db,
    sql`known_devices`,
    sql`(player_id, device_hash) in (
      select player_id, device_hash from (
        select player_id, device_hash, row_number() over (partition by player_id order by last_seen_at desc) as place from known_devices
      ) as placed where place > ${kept})`,
  );
}
