import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { BetFilter } from './bet-filter';
import { betSums } from './bet-sums';

export interface PageOf {
  page: number;
  perPage: number;
}

export interface BetGroupRow {
  /** Calendar day in Dhaka. */
  day: string;
  platform: string;
  gameType: GameType;
  bets: number;
  turnover: Paisa;
  profitLoss: Paisa;
}

type RawGroup = { day: string; platform: string; game_type: GameType; bets: number; turnover: string; profit_loss: string };

/** Drops groups without a settlement whose corrections cancel each other. */
const IS_GROUP = sql`(settlements > 0 or bet_amount <> 0 or win_amount <> 0)`;

/** Newest day first. */
export async function listGroups(db: Executor, filter: BetFilter, { page, perPage }: PageOf): Promise<BetGroupRow[]> {
  const { rows } = await db.execute<RawGroup>(sql`
    select day::text as day, platform, game_type, settlements as bets, bet_amount as turnover, win_amount - bet_amount as profit_loss
    from ${betSums(filter)} as sums where ${IS_GROUP}
    order by sums.day desc, platform, game_type limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map((row) => ({
    day: row.day,
    platform: row.platform,
    gameType: row.game_type,
    bets: row.bets,
    turnover: paisa(BigInt(row.turnover)),
    profitLoss: paisa(BigInt(row.profit_loss)),
  }));
}

export interface BetGroupTotals {
  records: number;
  groups: number;
  turnover: Paisa;
  profitLoss: Paisa;
}

/** Sums of all bets that match the filter. */
export async function sumBets(db: Executor, filter: BetFilter): Promise<BetGroupTotals> {
  const { rows } = await db.execute<{ records: number; groups: number; turnover: string; profit_loss: string }>(sql`
    select coalesce(sum(records), 0)::int as records, (count(*) filter (where ${IS_GROUP}))::int as groups,
      coalesce(sum(bet_amount), 0)::bigint as turnover, coalesce(sum(win_amount - bet_amount), 0)::bigint as profit_loss
    from ${betSums(filter)} as sums`);
  const [row] = rows;
  return {
    records: row?.records ?? 0,
    groups: row?.groups ?? 0,
    turnover: paisa(BigInt(row?.turnover ?? 0)),
    profitLoss: paisa(BigInt(row?.profit_loss ?? 0)),
  };
}

/** Platforms on which the player has ever settled a round. */
export async function listPlayedPlatforms(db: Executor, playerId: number): Promise<string[]> {
  const { rows } = await db.execute<Columns<'bet_day', 'platform'>>(
    sql`select distinct platform from bet_day where player_id = ${playerId}`,
  );
  return rows.map(({ platform }) => platform);
}
