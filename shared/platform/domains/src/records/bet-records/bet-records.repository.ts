import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { isWithin } from '@site/platform-kit/data/within';
import type { BetFilter } from './bet-filter';
import type { PageOf } from './bet-groups.repository';
import { betSums, isOfKind } from './bet-sums';

export interface BetRecordRow {
  id: number;
  platform: string;
  gameType: GameType;
  gameName: string;
  bet: Paisa;
  /** Stakes that free spins paid. */
  free: Paisa;
  win: Paisa;
  isSettlement: boolean;
  /** Start of the round. */
  createdAt: Date;
  settledAt: Date;
}

type RawRecord = Columns<
  'bet_record',
  'id' | 'platform' | 'game_name' | 'bet_amount' | 'free_amount' | 'win_amount' | 'created_at' | 'settled_at'
> & {
  game_type: GameType;
  kind: 'settlement' | 'correction';
};

/**
 * Newest first. The days are counted first, so that only the days of the page are read; otherwise the records of a rarely played platform
 * are searched among all others. `offset 0` keeps the planner from reading all records in order after all.
 */
export async function listRecords(db: Executor, filter: BetFilter, { page, perPage }: PageOf): Promise<BetRecordRow[]> {
  const skipped = (page - 1) * perPage;
  const { rows } = await db.execute<RawRecord>(sql`
    with day as (select day, sum(records) as records from ${betSums(filter)} as sums group by day),
      counted as (select day, records, sum(records) over (order by day desc) - records as before from day),
      wanted as materialized (select day, before from counted where before < ${skipped + perPage} and before + records > ${skipped})
    select record.* from wanted cross join lateral (
      select id, platform, game_type, game_name, bet_amount, free_amount, win_amount, kind, created_at, settled_at from bet_record
      where player_id = ${filter.playerId} and ${isWithin(sql`settled_at`, filter.range)} and ${isOfKind(filter)}
        and settled_at >= wanted.day::timestamp at time zone 'Asia/Dhaka' and settled_at < (wanted.day + 1)::timestamp at time zone 'Asia/Dhaka' offset 0
    ) as record
    order by settled_at desc, id desc limit ${perPage} offset ${skipped} - coalesce((select min(before) from wanted), 0)`);
  return rows.map((row) => ({
    id: Number(row.id),
    platform: row.platform,
    gameType: row.game_type,
    gameName: row.game_name,
    bet: paisa(BigInt(row.bet_amount)),
    free: paisa(BigInt(row.free_amount)),
    win: paisa(BigInt(row.win_amount)),
    isSettlement: row.kind === 'settlement',
    createdAt: new Date(row.created_at),
    settledAt: new Date(row.settled_at),
  }));
}
