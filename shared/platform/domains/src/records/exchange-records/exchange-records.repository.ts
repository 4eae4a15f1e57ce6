import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { ExchangeRecord, ExchangeStatus } from '@site/api/contracts/records';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { isWithin } from '@site/platform-kit/data/within';
import type { PeriodRange } from '@site/platform-kit/time/record-period';
import { rowsOf } from '@site/platform-kit/data/rows';

/** Amounts in paisa. */
export interface ExchangeRecordRow {
  transactionId: string;
  playerId: number;
  eventName: string;
  marketName: string;
  selectionName: string;
  betType: ExchangeRecord['bet_type'];
  stake: Paisa;
  /** Zero while the bet is open and when it is void. */
  netProfitLoss: Paisa;
  status: ExchangeStatus;
  potentialProfit: Paisa;
  potentialLiability: Paisa;
  /** Odds in the form in which the market is quoted. */
  odds: string;
  /** Line of a fancy market. */
  run: string | null;
  createdAt: Date;
  settledAt: Date | null;
  /** True for a bet whose stake the house gave. */
  isFree: boolean;
}

const COLUMNS = {
  transactionId: 'text',
  playerId: 'bigint',
  eventName: 'text',
  marketName: 'text',
  selectionName: 'text',
  betType: 'text',
  stake: 'bigint',
  netProfitLoss: 'bigint',
  status: 'text',
  potentialProfit: 'bigint',
  potentialLiability: 'bigint',
  odds: 'text',
  run: 'text',
  createdAt: 'timestamptz',
  settledAt: 'timestamptz',
  isFree: 'boolean',
};

/** Inserts or updates the bets. @returns number of written rows; a bet of another player is not written */
export async function upsertRecords(tx: Executor, records: readonly ExchangeRecordRow[]): Promise<number> {
  const { rows } = await executePrepared(
    tx,
    sql`
    insert into exchange_record (transaction_id, player_id, event_name, market_name, selection_name, bet_type, stake, net_profit_loss, status,
      potential_profit, potential_liability, odds, run, created_at, settled_at, is_free)
    select "transactionId", "playerId", "eventName", "marketName", "selectionName", "betType", stake, "netProfitLoss", status, "potentialProfit",
      "potentialLiability", odds, run, "createdAt", "settledAt", "isFree" from ${rowsOf('given', COLUMNS, records, 'once')}
    on conflict (transaction_id) do update set stake = excluded.stake, net_profit_loss = excluded.net_profit_loss, status = excluded.status,
      potential_profit = excluded.potential_profit, potential_liability = excluded.potential_liability, odds = excluded.odds,
      run = excluded.run, settled_at = excluded.settled_at
    where exchange_record.player_id = excluded.player_id returning 1`,
  );
  return rows.length;
}

export type RecordEnd = Pick<ExchangeRecordRow, 'transactionId' | 'stake' | 'netProfitLoss' | 'potentialProfit' | 'potentialLiability'> & {
  status: Exclude<ExchangeStatus, 'open'>;
};

const END_COLUMNS = {
  transactionId: 'text',
  status: 'text',
  stake: 'bigint',
  netProfitLoss: 'bigint',
  potentialProfit: 'bigint',
  potentialLiability: 'bigint',
};

/** @returns number of updated records */
export async function endRecords(tx: Executor, ends: readonly RecordEnd[], at: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update exchange_record set status = ended.status, stake = ended.stake, net_profit_loss = ended."netProfitLoss",
      potential_profit = ended."potentialProfit", potential_liability = ended."potentialLiability", settled_at = ${at.toISOString()}
    from ${rowsOf('ended', END_COLUMNS, ends)}
    where transaction_id = ended."transactionId"`);
  return rowCount ?? 0;
}

export async function deleteRecords(tx: Executor, transactionIds: readonly string[]) {
  if (!transactionIds.length) return;
  await tx.execute(sql`delete from exchange_record where transaction_id = any(${transactionIds}::text[])`);
}

export interface ExchangeFilter {
  playerId: number;
  status: 'open' | 'settled' | null;
  range: PeriodRange;
}

const isShown = ({ playerId, status, range }: ExchangeFilter): SQL =>
  sql.join([sql`player_id = ${playerId}`, isWithin(sql`created_at`, range), ...(status ? [HAS_STATUS[status]] : [])], ' and ');

const HAS_STATUS = { open: sql`status = 'open'`, settled: sql`status <> 'open'` };

type RawRecord = Columns<'exchange_record'> & { bet_type: ExchangeRecordRow['betType']; status: ExchangeStatus };

/** Newest first. */
export async function listExchangeRecords(db: Executor, filter: ExchangeFilter, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await db.execute<RawRecord>(sql`
    select * from exchange_record where ${isShown(filter)}
    order by created_at desc, transaction_id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map(toRecord);
}

/** Turnover and result sum won and lost bets only; a void bet counts for nothing, and a free stake for no turnover. */
export async function sumExchangeRecords(db: Executor, filter: ExchangeFilter) {
  const { rows } = await db.execute<{ total: number; turnover: string; profit_loss: string }>(sql`
    select count(*)::int as total, coalesce(sum(stake) filter (where status in ('WON', 'LOST') and not is_free), 0)::bigint as turnover,
      coalesce(sum(net_profit_loss) filter (where status in ('WON', 'LOST')), 0)::bigint as profit_loss
    from exchange_record where ${isShown(filter)}`);
  const [row] = rows;
  return { total: row?.total ?? 0, turnover: paisa(BigInt(row?.turnover ?? 0)), profitLoss: paisa(BigInt(row?.profit_loss ?? 0)) };
}

const toRecord = (row: RawRecord): ExchangeRecordRow => ({
  transactionId: row.transaction_id,
  playerId: Number(row.player_id),
  eventName: row.event_name,
  marketName: row.market_name,
  selectionName: row.selection_name,
  betType: row.bet_type,
  stake: paisa(BigInt(row.stake)),
  netProfitLoss: paisa(BigInt(row.net_profit_loss)),
  status: row.status,
  potentialProfit: paisa(BigInt(row.potential_profit)),
  potentialLiability: paisa(BigInt(row.potential_liability)),
  odds: row.odds,
  run: row.run,
  createdAt: new Date(row.created_at),
  settledAt: momentOrNull(row.settled_at),
  isFree: row.is_free,
});
