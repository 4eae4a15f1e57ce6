import { sql } from '@site/platform-kit/data/sql';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';
import { restrictionColumn, toRestriction, type RestrictionColumn } from './restriction.repository';

/** A player with signs that somebody may look after. */
export interface MarkedPlayer {
  username: string;
  restriction: Restriction | null;
  /** Limits that are set. */
  limits: number;
  /** Higher limits, or none, that wait for the player's confirmation. */
  waitingRaises: number;
  /** Higher limits that the player asked for since the moment. */
  raises: number;
  /** Breaks and exclusions since the moment. */
  breaks: number;
  lastAt: Date;
}

type RawMarked = {
  username: string;
  restriction: RestrictionColumn;
  limits: number;
  waiting_raises: number;
  raises: number;
  breaks: number;
  last_at: string;
};

/** Players whose limits or breaks changed since a moment: who asked for higher limits most often first, then the latest change. */
export async function listMarked(db: Executor, now: Date, since: Date, limit: number): Promise<MarkedPlayer[]> {
  const { rows } = await db.execute<RawMarked>(sql`
    select p.username, ${restrictionColumn(sql`p.id`, now)} as restriction, e.raises, e.breaks, e.last_at,
      (select count(*)::int from play_limit l where l.player_id = p.id) as limits,
      (select count(*)::int from play_limit l where l.player_id = p.id and l.change_due_at is not null) as waiting_raises
    from (
      select player_id, max(at) as last_at, (count(*) filter (where what = 'raise_asked'))::int as raises,
        (count(*) filter (where what in ('time_out', 'excluded')))::int as breaks
      from safer_play_event where at >= ${since.toISOString()} group by player_id
    ) e join players p on p.id = e.player_id
    order by e.raises desc, e.last_at desc, p.id limit ${limit}`);
  return rows.map(({ restriction, waiting_raises: waitingRaises, last_at: lastAt, ...row }) => ({
    ...row,
    restriction: toRestriction(restriction),
    waitingRaises,
    lastAt: new Date(lastAt),
  }));
}
