import { sql } from '../data/sql';
import type { FastifyRequest } from 'fastify';
import type { PlatformContext, PlayerIdentity } from '../context/context';
import type { Executor } from '../data/database';
import { Refusal } from '../base/refusal';

export interface AuditEntry {
  at: Date;
  action: string;
  playerId?: number;
  ip: string;
  /** Only for an operator's call: the person, the call and the status of its answer. */
  who?: string | undefined;
  call?: string;
  outcome?: number;
  detail: Record<string, unknown>;
}

/** Appends a row; the database refuses to change or delete one. */
export async function writeAudit(db: Executor, { at, action, playerId, ip, who, call, outcome, detail }: AuditEntry) {
  await db.execute(sql`
    insert into audit_log (at, action, player_id, ip, who, call, outcome, detail)
    values (${at.toISOString()}, ${action}, ${playerId ?? null}, ${ip}, ${who ?? null}, ${call ?? null}, ${outcome ?? null},
      ${JSON.stringify(detail)}::jsonb)`);
}

const OWNER_KEYS = ['remote_id', 'userId'];

const ID_KEPT = 64;

/** Refuses fields that name a player other than the bearer, by public or internal id, and audits the first few in a minute. */
export async function keepOwner(context: PlatformContext, player: PlayerIdentity, fields: object, request: FastifyRequest) {
  const named = Object.entries(fields).find(([key, value]) => OWNER_KEYS.includes(key) && !isSame(value, player));
  if (!named) return;
  const { isAllowed } = context.paces.take(`foreign-owner:${player.id}`, context.settings.limits.foreignOwnersPerPlayer);
  if (!isAllowed) throw new Refusal('platform.forbidden');
  const path = request.routeOptions.url;
  await writeAudit(context.db, {
    at: context.clock.now(),
    action: 'foreign_owner',
    playerId: player.id,
    ip: request.ip,
    detail: { path, [named[0]]: JSON.stringify(named[1]).slice(0, ID_KEPT) },
  });
  throw new Refusal('platform.forbidden');
}

const isSame = (value: unknown, { remoteId, id }: PlayerIdentity) => value === remoteId || value === id || value === String(id);
