import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/** Open bets and rounds of a player that a full stop ends or keeps. */
export interface PlayEffects {
  /** Orders that wait in whole or in part, with the sum of their waiting stakes. */
  waitingOrders: number;
  waitingStakes: Paisa;
  matchedBets: number;
  openRounds: number;
}

type RawEffects = { waiting: number; stakes: string; matched: number; rounds: number };

/** Counts the open bets and rounds of a player. */
export async function countStopEffects(db: Executor, playerId: number): Promise<PlayEffects> {
  const { rows } = await db.execute<RawEffects>(sql`
    select (count(*) filter (where state <> 'MATCHED'))::int as waiting,
      coalesce(sum(waiting_stake) filter (where state <> 'MATCHED'), 0) as stakes,
      (count(*) filter (where matched_stake > 0))::int as matched,
      (select count(*)::int from open_round where player_id = ${playerId}) as rounds
    from exchange_bet where player_id = ${playerId} and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')`);
  const [row] = rows;
  return {
    waitingOrders: row?.waiting ?? 0,
    waitingStakes: paisa(BigInt(row?.stakes ?? 0)),
    matchedBets: row?.matched ?? 0,
    openRounds: row?.rounds ?? 0,
  };
}
