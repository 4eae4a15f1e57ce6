import type { Executor } from './database';
import { sql } from './sql';

/** A place in the log of changes (WAL). */
export interface LogPosition {
  bytes: bigint;
  /** Cluster and timeline; a server that was promoted begins a new timeline. */
  history: string;
  /** True when the server replays the log of another one. */
  isReplica: boolean;
}

/**
 * Returns the place up to which the server has the log: what it flushed, or what it replayed as a replica. Every transaction that is visible
 * there has its commit before this place; the few that commit without a wait for the disk (`synchronous_commit=off`) may come after it.
 */
export async function findPosition(db: Executor): Promise<LogPosition | null> {
  const { rows } = await db.execute<{ bytes: string | null; history: string; is_replica: boolean }>(FIND);
  const [row] = rows;
  return row?.bytes ? { bytes: BigInt(row.bytes), history: row.history, isReplica: row.is_replica } : null;
}

// A primary names the timeline of its log; a replica that of its last checkpoint, which is late after a fail-over, but never early.
const FIND = sql`
  select pg_is_in_recovery() as is_replica,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn as bytes,
    system_identifier || '/' || case when pg_is_in_recovery() then upper(lpad(to_hex(timeline_id), 8, '0'))
      else left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) end as history
  from pg_control_system(), pg_control_checkpoint()`;

/** True when a server at `position` has everything up to `wanted`. */
export const isAtOrAfter = (position: LogPosition, wanted: LogPosition) =>
  position.history === wanted.history && position.bytes >= wanted.bytes;
