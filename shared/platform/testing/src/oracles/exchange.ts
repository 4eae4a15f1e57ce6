import { sql } from '@site/platform-kit/data/sql';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { toBet, type RawBet } from '@site/platform-exchange/bets/bets.repository';
import { exposureOf } from '@site/platform-exchange/bets/position.rules';
import type { Oracle } from './oracle';

type RawOpenBet = RawBet & { selections: { id: string }[] };

export const holds: Oracle = {
  name: 'holds',
  says: 'the money that is held in a market is the most that the player can lose in it',
  async check(db) {
    const [bets, held] = await inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const open = await tx.execute<RawOpenBet>(sql`
        select b.*, m.selections from exchange_bet b join exchange_market m on m.id = b.market_id
        where b.state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')`);
      const all = await tx.execute<{ player_id: string; market_id: string; amount: string }>(sql`select * from hold where amount > 0`);
      return [open.rows, all.rows] as const;
    });
    const placeOf = (row: { player_id: string | number; market_id: string }) => `player ${row.player_id} in ${row.market_id}`;
    const amounts = new Map(held.map((hold) => [placeOf(hold), BigInt(hold.amount)]));
    const places = new Map<string, RawOpenBet[]>([...amounts.keys()].map((place) => [place, []]));
    for (const bet of bets) places.set(placeOf(bet), [...(places.get(placeOf(bet)) ?? []), bet]);
    return [...places].flatMap(([place, own]) => {
      const [first] = own;
      const exposure = first ? exposureOf({ kind: first.kind, selections: first.selections }, own.map(toBet)) : 0n;
      const amount = amounts.get(place) ?? 0n;
      return amount === exposure ? [] : [`${place} holds ${amount} paisa, and may lose ${exposure} with ${own.length} open bets`];
    });
  },
};

export const decisions: Oracle = {
  name: 'bets',
  says: 'no bet is decided twice, and none is matched after its market stopped',
  async check(db) {
    const { rows } = await db.execute<{ problem: string }>(sql`
      select 'bet EX' || b.id || ' is matched with ' || b.matched_stake || ' paisa, and its fills have ' || coalesce(f.stake, 0) as problem
        from exchange_bet b left join (
          select bet_id, sum(stake) as stake, sum(profit) as profit from exchange_fill group by 1
        ) as f on f.bet_id = b.id
        where b.matched_stake <> coalesce(f.stake, 0)
          or coalesce(f.profit, 0) <> case when b.side in ('back', 'yes') then b.matched_profit else b.matched_liability end
      union all
      select 'fill ' || f.id || ' of bet EX' || f.bet_id || ' has no other half at bet EX' || f.counter
        from exchange_fill f where counter is not null and not exists (
          select 1 from exchange_fill o where o.bet_id = f.counter and o.counter = f.bet_id and o.odds = f.odds and o.stake = f.stake and o.profit = f.profit)
      union all
      select 'bet EX' || b.id || ' was matched after its market ' || m.id || ' stopped at ' || least(m.stopped_at, m.settled_at)
        from exchange_fill f join exchange_bet b on b.id = f.bet_id join exchange_market m on m.id = b.market_id
        where b.asked_at < m.stopped_at and m.stopped_at < f.created_at or m.settled_at < f.created_at`);
    return rows.map(({ problem }) => problem);
  },
};

/** Time in ms for which the oldest bet waits for its decision after its delay. */
export async function latestDecision(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(sql`
    select (1000 * greatest(0, extract(epoch from max(clock_timestamp() - decide_at))))::float8 as ms from exchange_bet where state = 'PLACED'`);
  return rows[0]?.ms ?? 0;
}

export const allDecided: Oracle = {
  name: 'delays',
  says: 'no bet waits for a decision after its delay',
  isFinal: true,
  async check(db) {
    const { rows } = await db.execute<{ problem: string }>(sql`
      select 'bet EX' || id || ' was due at ' || decide_at || ' and is not decided' as problem from exchange_bet
      where state = 'PLACED' and decide_at < clock_timestamp() - interval '1 s'`);
    return rows.map(({ problem }) => problem);
  },
};
