import { sql } from '@site/platform-kit/data/sql';
import { commission, COMMISSION_RATES, deadHeatProfit, type Price } from '@site/api/contracts/exchange';
import { paisa, paisaOfTaka, type Paisa } from '@site/api/money';
import type { Columns } from '@site/platform-kit/data/columns';
import { rowsOf } from '@site/platform-kit/data/rows';
import { playerFreeBets, readBalance } from '@site/platform-domains/ledger';
import { listFreeBets } from '@site/platform-domains/rewards';
import { wrongTotals } from '@site/platform-testing/oracles/played';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { toBet, type RawBet } from '#bets/bets.repository';
import { isBacking, type BetRow } from '#bets/bet';
import { exposureOf, prospectOf } from '#bets/position.rules';
import { lockSettling } from '#settlement/market.repository';
import { playedResult } from '#settlement/settlement.rules';
import { CASH, RUNNERS, type Table } from './scenario';

const idsOf = ({ players }: Table) => sql`${players}::bigint[]`;

/** Cash and free bets of the players plus their parts of the accounts of the house: bets move it but never change the sum. */
async function allMoney(table: Table): Promise<Paisa> {
  const { rows } = await table.platform.db.execute<{ total: string }>(sql`
    select sum(balance_cached) as total from account where player_id = any(${idsOf(table)})
      and kind in ('CASH', 'FREE_BET', 'HOUSE_MM', 'BOOK_HOUSE', 'COMMISSION', 'BONUS_EXPENSE')`);
  return paisa(BigInt(rows[0]?.total ?? 0));
}

/** Accounts whose balance differs from the sum of their postings. */
async function wrongBalances(table: Table) {
  const { rows } = await table.platform.db.execute(sql`
    select key from account a where player_id = any(${idsOf(table)})
      and balance_cached <> coalesce((select sum(amount) from posting where account_id = a.id), 0)`);
  return rows;
}

/** Checks that every fill between two players has its counterpart, and that each bet is the sum of its fills. */
async function wrongFills({ platform, markets }: Table) {
  const { rows } = await platform.db.execute(sql`
    with own as (select f.* from exchange_fill f join exchange_bet b on b.id = f.bet_id where b.market_id = any(${markets}::text[]))
    (select 'half' as what, bet_id, counter, odds, stake, profit from own where counter is not null
      except select 'half', counter, bet_id, odds, stake, profit from own)
    union all
    select 'sum', b.id, null, null, b.matched_stake, null from exchange_bet b
    left join (select bet_id, sum(stake) as stake, sum(profit) as profit from own group by 1) f on f.bet_id = b.id
    where b.market_id = any(${markets}::text[]) and (b.matched_stake <> coalesce(f.stake, 0)
      or coalesce(f.profit, 0) <> case when b.side in ('back', 'yes') then b.matched_profit else b.matched_liability end)`);
  return rows;
}

const OUTCOMES = { odds: RUNNERS, bookmaker: ['A', 'B'], fancy: Array.from({ length: 121 }, (_none, runs) => runs) } as const;

/** Result of one bet. It is a second implementation, to check the first. */
function brings({ side, selection, run }: BetRow, { win, risk }: { win: Paisa; risk: Paisa }, outcome: string | number): Paisa {
  const hasWon = typeof outcome === 'number' ? outcome >= (run ?? 0) : outcome === selection;
  return hasWon === isBacking(side) ? win : paisa(-risk);
}

/** The worst result over every outcome and every possible matching of the waiting bets. */
function worstCase(kind: BetRow['kind'], bets: readonly BetRow[]): Paisa {
  const waiting = bets.filter(({ waitingStake }) => waitingStake > 0n).slice(0, 8);
  let worst = 0n;
  for (const outcome of OUTCOMES[kind]) {
    const matched = bets.reduce(
      (sum, bet) => sum + (bet.matchedStake ? brings(bet, { win: bet.matchedProfit, risk: bet.matchedLiability }, outcome) : 0n),
      0n,
    );
    for (let chosen = 0; chosen < 2 ** waiting.length; chosen++) {
      const total = waiting.reduce((sum, bet, nth) => {
        if (!(chosen & (1 << nth))) return sum;
        return sum + brings(bet, prospectOf(bet.kind, bet.side, bet.odds, bet.waitingStake), outcome);
      }, matched);
      if (-total > worst) worst = -total;
    }
  }
  return paisa(worst);
}

/** Players whose account of free bets is not what their free bets have left and have in bets without a result. */
async function wrongFreeBets({ platform, players }: Table) {
  const wrong: object[] = [];
  for (const playerId of players) {
    const rows = await listFreeBets(platform.db, playerId);
    const owed = rows.reduce((sum, { left, inBets }) => sum + left + inBets, 0n);
    const has = await readBalance(platform.db, playerFreeBets(playerId).key);
    if (owed !== has || rows.some(({ left }) => left < 0n)) wrong.push({ playerId, owed, has, rows });
  }
  return wrong;
}

/** Holds that differ from the exposure. */
async function wrongHolds({ platform, players, markets }: Table) {
  const { db } = platform;
  const { rows } = await db.execute<RawBet>(sql`
    select * from exchange_bet where market_id = any(${markets}::text[]) and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')`);
  const bets = rows.map(toBet);
  const { rows: holds } = await db.execute<{ player_id: string; market_id: string; amount: string }>(sql`
    select * from hold where market_id = any(${markets}::text[])`);
  const wrong: object[] = [];
  for (const playerId of players) {
    for (const [nth, marketId] of markets.entries()) {
      const kind = (['odds', 'bookmaker', 'fancy'] as const)[nth] ?? 'odds';
      const own = bets.filter((bet) => bet.playerId === playerId && bet.marketId === marketId && bet.freeBetId === null);
      const selections = kind === 'fancy' ? [{ id: marketId }] : OUTCOMES[kind].map((id) => ({ id }));
      const held = BigInt(holds.find((hold) => Number(hold.player_id) === playerId && hold.market_id === marketId)?.amount ?? 0);
      const exposure = exposureOf({ kind, selections }, own);
      if (held !== exposure || held < worstCase(kind, own)) wrong.push({ playerId, marketId, held, exposure, worst: worstCase(kind, own) });
    }
  }
  return wrong;
}

export async function checkTable(table: Table) {
  expect(await allMoney(table)).toBe(paisaOfTaka(table.players.length * CASH));
  expect(await wrongBalances(table)).toEqual([]);
  expect(await wrongFills(table)).toEqual([]);
  expect(await wrongHolds(table)).toEqual([]);
  expect(await wrongMatches(table)).toEqual([]);
  expect(await wrongStarts(table)).toEqual([]);
  expect(await wrongParts(table)).toEqual([]);
  expect(await wrongFreeBets(table)).toEqual([]);
  expect(await wrongTotals(table.platform.db)).toEqual([]);
}

type RawFill = Columns<'exchange_bet', 'player_id' | 'selection' | 'free_bet_id' | 'id'> &
  Columns<'exchange_fill', 'run' | 'stake' | 'profit'> & { side: BetRow['side']; odds: Price };

function fillBrings(fill: RawFill, result: MarketResult): Paisa {
  const [stake, profit] = [paisa(BigInt(fill.stake)), paisa(BigInt(fill.profit))];
  const backer = (() => {
    if (result.kind === 'void') return 0n;
    if (result.kind === 'runs') return result.runs >= (fill.run ?? 0) ? profit : -stake;
    if (!result.runners.includes(fill.selection)) return -stake;
    return result.runners.length > 1 ? deadHeatProfit(stake, fill.odds, result.runners.length) : profit;
  })();
  // On a line the layer's numbers are the other way round: NO wins the stake below its line and risks the rate.
  return isBacking(fill.side) ? paisa(backer) : paisa(-backer);
}

/** A free bet brings what a paid one would, but never a loss. */
function grossOf(fills: readonly RawFill[], result: MarketResult): bigint {
  const byBet = new Map<string, bigint>();
  for (const fill of fills) byBet.set(fill.id, (byBet.get(fill.id) ?? 0n) + fillBrings(fill, result));
  const free = new Set(fills.filter(({ free_bet_id }) => free_bet_id !== null).map(({ id }) => id));
  return [...byBet].reduce((sum, [id, brings]) => sum + (free.has(id) && brings < 0n ? 0n : brings), 0n);
}

/** After the last settlement: every balance equals the results of the player's fills. */
export async function checkSettled(table: Table) {
  const { platform, players, markets } = table;
  const wanted = new Map<number, Paisa>(players.map((id) => [id, paisaOfTaka(CASH)]));
  for (const [nth, marketId] of markets.entries()) {
    const market = await lockSettling(platform.db, marketId);
    if (!market?.result) throw new Error(`${marketId} is not settled`);
    const result = playedResult(market, market.result);
    const { rows } = await platform.db.execute<RawFill>(sql`
      select b.id, b.player_id, b.free_bet_id, b.selection, b.side, f.run, f.odds, f.stake, f.profit from exchange_fill f join exchange_bet b on b.id = f.bet_id
      where b.market_id = ${marketId}`);
    for (const playerId of players) {
      const own = rows.filter((row) => Number(row.player_id) === playerId);
      const gross = grossOf(own, result);
      const net = gross - commission(paisa(gross), nth === 0 ? COMMISSION_RATES.odds : 0n);
      wanted.set(playerId, paisa((wanted.get(playerId) ?? 0n) + net));
    }
  }
  const { rows } = await platform.db.execute<{ player_id: string; cash: string }>(sql`
    select player_id, balance_cached as cash from account where kind = 'CASH' and player_id = any(${idsOf(table)})`);
  expect(new Map(rows.map((row) => [Number(row.player_id), BigInt(row.cash)]))).toEqual(wanted);
  const { rows: left } = await platform.db.execute(sql`
    select id::text from exchange_bet where market_id = any(${markets}::text[]) and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')
    union all select market_id from hold where market_id = any(${markets}::text[]) and amount > 0`);
  expect(left).toEqual([]);
}

/** Number of fills by market. */
export async function countFills({ platform, markets }: Table): Promise<number[]> {
  const { rows } = await platform.db.execute<{ market_id: string; count: number }>(sql`
    select b.market_id, count(*)::int from exchange_fill f join exchange_bet b on b.id = f.bet_id
    where b.market_id = any(${markets}::text[]) group by 1`);
  return markets.map((id) => rows.find(({ market_id: market }) => market === id)?.count ?? 0);
}

/** For each market, true when the operator's override or, without one, the feed has stopped it. */
export async function stoppedMarkets({ platform: { db, feed, clock }, markets }: Table): Promise<boolean[]> {
  const { rows } = await db.execute<{ id: string; held: string | null; is_decided: boolean }>(sql`
    select id, held, result is not null as is_decided from exchange_market where id = any(${markets}::text[])`);
  return markets.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row?.is_decided === true || (row?.held ?? feed.market(id, clock.now())?.state) !== 'OPEN';
  });
}

export async function marketsHeldOpen({ platform: { db }, markets }: Table): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from exchange_market where id = any(${markets}::text[]) and held = 'OPEN'`);
  return rows.map(({ id }) => id);
}

/** Orders that were requested before a stop and matched after it. */
async function wrongMatches({ platform, stops }: Table) {
  const shut = stops.map(({ marketId, at }) => ({ marketId, at: at.toISOString() }));
  const { rows } = await platform.db.execute(sql`
    select f.bet_id, b.asked_at, stop.at, f.created_at from exchange_fill f join exchange_bet b on b.id = f.bet_id
    join ${rowsOf('stop', { marketId: 'text', at: 'timestamptz' }, shut)} on stop."marketId" = b.market_id
    where b.asked_at < stop.at and stop.at < f.created_at`);
  return rows;
}

/** Orders from before a start that were matched after it without having been kept. */
async function wrongStarts({ platform, starts }: Table) {
  const begun = starts.map(({ marketId, at }) => ({ marketId, at: at.toISOString() }));
  const { rows } = await platform.db.execute(sql`
    select f.bet_id, b.at_start, b.asked_at, start.at, f.created_at from exchange_fill f join exchange_bet b on b.id = f.bet_id
    join ${rowsOf('start', { marketId: 'text', at: 'timestamptz' }, begun)} on start."marketId" = b.market_id
    where start.at < f.created_at and not b.in_play`);
  return rows;
}

/** All-or-nothing bets that wait in the book, or that are matched with less than their least part. */
async function wrongParts({ platform, markets }: Table) {
  const { rows } = await platform.db.execute(sql`
    select id, state, stake, min_fill, matched_stake, waiting_stake from exchange_bet
    where market_id = any(${markets}::text[]) and fill = 'all_or_nothing' and (state in ('UNMATCHED', 'PARTIAL')
      or state <> 'PLACED' and waiting_stake > 0 or matched_stake > 0 and matched_stake < coalesce(min_fill, stake))`);
  return rows;
}
