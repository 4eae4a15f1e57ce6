import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { PlayPause, Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { cashColumns } from '#ledger';
import {
  playColumn,
  type PlayColumn,
  restrictionColumn,
  type RestrictionColumn,
  shownPauseAt,
  toPlayState,
  toRestriction,
} from '#safer-play';

/** Reads the paisa that can be staked, the restriction and the pause of play in one statement, because every page polls them. */
export async function readBalance(
  db: Executor,
  playerId: number,
  at: Date,
): Promise<{ available: Paisa; restriction: Restriction | null; pause: PlayPause | null }> {
  const { rows } = await executePrepared<{
    cash: string;
    held: string;
    restriction: RestrictionColumn;
    play: PlayColumn;
    in_round: boolean;
  }>(
    db,
    sql`select ${cashColumns(playerId)}, ${restrictionColumn(playerId, at)} as restriction, ${playColumn(playerId)} as play,
      exists (select 1 from open_round where player_id = ${playerId}) as in_round`,
  );
  const [row] = rows;
  const { session, timers } = toPlayState(row?.play ?? { session: null, timers: null });
  return {
    available: paisa(BigInt(row?.cash ?? 0) - BigInt(row?.held ?? 0)),
    restriction: toRestriction(row?.restriction ?? null),
    pause: shownPauseAt(session, timers, row?.in_round ?? false, at)?.reason ?? null,
  };
}
