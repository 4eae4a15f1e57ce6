import { PUSH_DEVICES, type PushKind } from '@site/api/contracts/push';
import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';

export interface NewDevice {
  playerId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  at: Date;
}

/** Replaces the device of this session and the session of this device. Waiting messages of both are gone with them. */
export async function replaceDevice(tx: Executor, { playerId, sessionId, endpoint, p256dh, auth, language, at }: NewDevice) {
  // The lock makes two calls of one session follow each other.
  await tx.execute(sql`select id from sessions where id = ${sessionId} for update`);
  await tx.execute(sql`delete from push_devices where session_id = ${sessionId} or endpoint = ${endpoint}`);
  await tx.execute(sql`
    insert into push_devices (player_id, session_id, endpoint, p256dh, auth, language, created_at)
    values (${playerId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${at.toISOString()})`);
  await tx.execute(sql`
    delete from push_devices where id in (
      select id from push_devices where player_id = ${playerId} order by id desc offset ${PUSH_DEVICES})`);
}

export async function deleteDeviceOf(db: Executor, sessionId: number) {
  await db.execute(sql`delete from push_devices where session_id = ${sessionId}`);
}

export async function deleteDevice(db: Executor, id: number) {
  await db.execute(sql`delete from push_devices where id = ${id}`);
}

/** Address of the device of this session, and the kinds that the player has switched off. */
export async function findChoices(db: Executor, { playerId, sessionId }: { playerId: number; sessionId: number }) {
  const { rows } = await db.execute<{ endpoint: string | null; off: string[] }>(sql`
    select (select endpoint from push_devices where session_id = ${sessionId} and player_id = ${playerId}) as endpoint,
      array(select kind from push_kinds_off where player_id = ${playerId}) as off`);
  return rows[0] ?? { endpoint: null, off: [] };
}

export async function saveKind(db: Executor, playerId: number, kind: PushKind, isOn: boolean) {
  await db.execute(
    isOn
      ? sql`delete from push_kinds_off where player_id = ${playerId} and kind = ${kind}`
      : sql`insert into push_kinds_off (player_id, kind) values (${playerId}, ${kind}) on conflict do nothing`,
  );
}

/** Deletes devices of sessions that have ended. */
export async function deleteEndedDevices(db: Executor) {
  await deleteInSteps(
    db,
    sql`push_devices`,
    sql`session_id in (select s.id from sessions s join push_devices d on d.session_id = s.id where s.ended_at is not null)`,
  );
}

export type DeviceAddress = Columns<'push_devices', 'endpoint' | 'p256dh' | 'auth'>;
