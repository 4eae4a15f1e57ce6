import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import { EXCHANGE_PLATFORM } from '@site/api/contracts/records';
import type { Executor } from '@site/platform-kit/data/database';
import { isWithin } from '@site/platform-kit/data/within';
import type { BetFilter } from './bet-filter';
import type { PageOf } from './bet-groups.repository';
import { isOfKind } from './bet-sums';

export interface OpenBetRow {
  platform: string;
  gameType: GameType;
  gameName: string;
  stake: Paisa;
  /** Stakes that free spins paid. */
  free: Paisa;
  /** Time of the round's first bet. */
  createdAt: Date;
}

/** Valid stakes of rounds that are not settled, and open bets at the exchange. */
const openBets = (filter: BetFilter): SQL => sql`(
  select * from (
    select min(g.platform) as platform, min(g.type) as game_type, min(g.name) as game_name, 
      coalesce(sum(t.amount) filter (where t.free_spins_id is null), 0)::bigint as stake,
      coalesce(sum(t.amount) filter (where t.free_spins_id is not null), 0)::bigint as free,
      min(t.created_at) as created_at, o.session_id || ' ' || o.round_id as id
    from open_round o
    join seamless_transaction t on t.session_id = o.session_id and t.round_id = o.round_id and t.action = 'bet' and t.state = 'done'
    join game_session s on s.id = o.session_id join game g on g.code = s.game_code
    where o.player_id = ${filter.playerId} group by o.session_id, o.round_id
    union all
    select ${EXCHANGE_PLATFORM}, 'SPORTS', event_name, stake, 0, created_at, transaction_id from exchange_record
    where player_id = ${filter.playerId} and status = 'open'
  ) as bet where ${isOfKind(filter)} and ${isWithin(sql`created_at`, filter.range)}
)`;

type RawOpenBet = { platform: string; game_type: GameType; game_name: string; stake: string; free: string; created_at: string };

/** Newest first. */
export async function listOpenBets(db: Executor, filter: BetFilter, { page, perPage }: PageOf): Promise<OpenBetRow[]> {
  const { rows } = await db.execute<RawOpenBet>(sql`
    select platform, game_type, game_name, stake, free, created_at from ${openBets(filter)} as open
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map((row) => ({
    platform: row.platform,
    gameType: row.game_type,
    gameName: row.game_name,
    stake: paisa(BigInt(row.stake)),
    free: paisa(BigInt(row.free)),
    createdAt: new Date(row.created_at),
  }));
}

export async function sumOpenBets(db: Executor, filter: BetFilter): Promise<{ total: number; stake: Paisa }> {
  const { rows } = await db.execute<{ total: number; stake: string }>(sql`
    select count(*)::int as total, coalesce(sum(stake), 0)::bigint as stake from ${openBets(filter)} as open`);
  return { total: rows[0]?.total ?? 0, stake: paisa(BigInt(rows[0]?.stake ?? 0)) };
}
