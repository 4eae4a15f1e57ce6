import type { AutoCashOutProblem, RunnerBet } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { IS_OPEN } from '../bets/bets.repository';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';
import type { AutoCashOutRow } from './auto-cash-out';

/** A market in which automatic cash-outs are armed. `changes` differs after each change of its orders or of its bets. */
export interface ArmedMarket {
  row: MarketRow;
  changes: string;
}

/** Reads one index that holds armed orders only, so it costs nothing where none is armed. */
export async function listArmedMarkets(db: Executor, at: Date): Promise<ArmedMarket[]> {
  const { rows } = await executePrepared<RawMarket & { changes: string }>(
    db,
    sql`
    select m.*, concat_ws(' ', m.book_version, armed.active, armed.newest) as changes from (
      select market_id, count(*) filter (where active_at <= ${at.toISOString()}::timestamptz) as active, max(armed_at) as newest
      from exchange_auto_cash_out where state = 'armed' group by market_id
    ) armed join exchange_market m on m.id = armed.market_id`,
  );
  return rows.map(({ changes, ...row }) => ({ row: toMarket(row), changes }));
}

/** An armed order with the matched bets of its player in the market, summed by runner and side. */
export interface ArmedCandidate extends Pick<AutoCashOutRow, 'marketId' | 'playerId' | 'target' | 'stop' | 'problem'> {
  matched: RunnerBet[];
}

type RawArmedCandidate = Columns<'exchange_auto_cash_out', 'market_id' | 'player_id' | 'target' | 'stop'> & {
  problem: AutoCashOutProblem | null;
  matched: { runner: string; side: 'back' | 'lay'; win: string; risk: string }[];
};

/** The orders of these markets for which prices count at `at`. */
export async function listCandidates(db: Executor, marketIds: readonly string[], at: Date): Promise<ArmedCandidate[]> {
  const { rows } = await executePrepared<RawArmedCandidate>(
    db,
    sql`
    select a.market_id, a.player_id, a.target, a.stop, a.problem, (
      select coalesce(json_agg(part), '[]') from (
        select b.selection as runner, b.side, sum(b.matched_profit)::text as win, sum(b.matched_liability)::text as risk
        from exchange_bet b where b.market_id = a.market_id and b.player_id = a.player_id and b.matched_stake > 0 and ${IS_OPEN}
        group by b.selection, b.side
      ) as part
    ) as matched
    from exchange_auto_cash_out a
    where a.state = 'armed' and a.active_at <= ${at.toISOString()}::timestamptz and a.market_id = any(${marketIds}::text[])`,
  );
  return rows.map((row) => ({
    marketId: row.market_id,
    playerId: Number(row.player_id),
    target: row.target === null ? null : paisa(BigInt(row.target)),
    stop: row.stop === null ? null : paisa(BigInt(row.stop)),
    problem: row.problem,
    matched: row.matched.map((part) => ({ ...part, win: paisa(BigInt(part.win)), risk: paisa(BigInt(part.risk)) })),
  }));
}
