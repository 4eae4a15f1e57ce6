import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { limitsColumn, toSetLimits, type LimitsColumn, type SetLimit } from './limits.repository';
import { playColumn, toPlayState, type PlayColumn, type PlayState } from './play-session.repository';
import { restrictionColumn, toRestriction, type RestrictionColumn } from './restriction.repository';

/** All facts that may forbid a player something. */
export interface Safeguards {
  playerId: number;
  status: PlayerStatus;
  restriction: Restriction | null;
  /** Only the limits that are set. */
  limits: readonly SetLimit[];
  /** The last play session, and the timers. */
  play: PlayState;
}

export type RawSafeguards = { status: PlayerStatus; restriction: RestrictionColumn; limits: LimitsColumn; play: PlayColumn };

/** Columns for a statement that names the player `p`. */
export const safeguardColumns = (at: Date): SQL => sql`
  p.status, ${restrictionColumn(sql`p.id`, at)} as restriction, ${limitsColumn(sql`p.id`)} as limits,
  ${playColumn(sql`p.id`)} as play`;

export const toSafeguards = (playerId: number, { status, restriction, limits, play }: RawSafeguards): Safeguards => ({
  playerId,
  status,
  restriction: toRestriction(restriction),
  limits: toSetLimits(limits),
  play: toPlayState(play),
});

export async function findSafeguards(db: Executor, playerId: number, at: Date): Promise<Safeguards> {
  const { rows } = await db.execute<RawSafeguards>(sql`select ${safeguardColumns(at)} from players p where p.id = ${playerId}`);
  const [row] = rows;
  if (!row) throw new Error(`Player ${playerId} is gone`);
  return toSafeguards(playerId, row);
}
