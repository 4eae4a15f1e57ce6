import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { digest } from '@site/platform-kit/secrets/secrets';

/** By its own id; a browser without cookies by what it says it is. */
export const deviceHash = ({ deviceId, userAgent }: RequestOrigin) => digest(deviceId ? `id:${deviceId}` : `agent:${userAgent}`);

/** @returns whether the account has been used on this device; the kind of browser proves nothing */
export async function isKnownDevice(db: Executor, usernameKey: string, from: RequestOrigin): Promise<boolean> {
  if (!from.deviceId) return false;
  const { rows } = await db.execute(sql`
    select from known_devices k join players p on p.id = k.player_id
    where p.username_key = ${usernameKey} and k.device_hash = ${deviceHash(from)}`);
  return rows.length > 0;
}

/** Of several log-ins at once only one brings a new device. @returns whether it is one; the first of all is taken as the player's own */
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

/** Leaves those of each player that were used last. */
export async function deleteOldDevices(db: Executor, kept: number) {
  await db.execute(sql`
    delete from known_devices d using (
      select player_id, device_hash, row_number() over (partition by player_id order by last_seen_at desc) as place from known_devices
    ) old where old.place > ${kept} and d.player_id = old.player_id and d.device_hash = old.device_hash`);
}
