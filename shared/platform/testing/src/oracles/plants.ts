import { sql } from '@site/platform-kit/data/sql';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';

/** Changes the database as a broken site would, past the triggers that protect it. @returns number of changed rows */
const plant = (db: Executor, ...statements: ReturnType<typeof sql>[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    let changed = 0;
    for (const statement of statements) changed = (await tx.execute(statement)).rowCount ?? 0;
    return changed;
  });

const approved = sql`select max(id) as id from journal where kind = 'deposit' and ref_type = 'deposit'`;
const newestFill = sql`select bet_id, created_at from exchange_fill order by id desc limit 1`;

/** Bugs by name, each with the oracle that must see it. */
export const PLANTS: Record<string, { seenBy: string; says: string; plant(db: Executor): Promise<number> }> = {
  'lost-write': {
    seenBy: 'writes',
    says: 'the journal of an approved deposit disappears, and the balances with it',
    plant: (db) =>
      plant(
        db,
        sql`update account a set balance_cached = balance_cached - p.amount from posting p, (${approved}) j where p.journal_id = j.id and a.id = p.account_id`,
        sql`delete from posting using (${approved}) j where journal_id = j.id`,
        sql`delete from journal using (${approved}) j where journal.id = j.id`,
      ),
  },
  'doubled-credit': {
    seenBy: 'writes',
    says: 'an approved deposit is credited a second time',
    plant: (db) =>
      plant(
        db,
        sql`update account a set balance_cached = balance_cached + p.amount from posting p, (${approved}) j where p.journal_id = j.id and a.id = p.account_id`,
        sql`
          with old as (select j.* from journal j join (${approved}) newest using (id)), again as (
            insert into journal (kind, idem_key, ref_type, ref_id, created_at) select kind, idem_key || ':again', ref_type, ref_id, created_at from old
            returning id)
          insert into posting (journal_id, position, account_id, amount)
            select again.id, p.position, p.account_id, p.amount from again, old join posting p on p.journal_id = old.id`,
      ),
  },
  'unbalanced-books': {
    seenBy: 'books',
    says: 'a balance grows by a paisa without a posting',
    plant: (db) =>
      plant(
        db,
        sql`update account set balance_cached = balance_cached + 1 where id = (select min(id) from account where kind = 'CASH' and balance_cached > 0)`,
      ),
  },
  'skipped-hold': {
    seenBy: 'holds',
    says: 'bets are open, and nothing is held for them',
    plant: (db) => plant(db, sql`update hold set amount = 0 where amount > 0`),
  },
  'bet-decided-twice': {
    seenBy: 'bets',
    says: 'a bet has one of its fills twice',
    plant: (db) =>
      plant(
        db,
        sql`
          insert into exchange_fill (bet_id, counter, odds, run, stake, profit, created_at)
            select bet_id, counter, odds, run, stake, profit, created_at from exchange_fill order by id desc limit 1`,
      ),
  },
  'late-match': {
    seenBy: 'bets',
    says: 'a bet is matched although its market stopped before',
    plant: (db) =>
      plant(
        db,
        sql`update exchange_bet b set asked_at = f.created_at - interval '2 ms' from (${newestFill}) f where b.id = f.bet_id`,
        sql`
          update exchange_market m set stopped_at = f.created_at - interval '1 ms' from (${newestFill}) f join exchange_bet b on b.id = f.bet_id
          where m.id = b.market_id`,
      ),
  },
  'false-turnover': {
    seenBy: 'played',
    says: 'a player has a paisa of turnover that was not played',
    plant: (db) =>
      plant(
        db,
        sql`
          insert into played_total as total (player_id, turnover) select max(id), 1 from players
          on conflict (player_id) do update set turnover = total.turnover + 1`,
      ),
  },
  'logged-out': {
    seenBy: 'sessions',
    says: 'sessions of players disappear',
    plant: (db) => plant(db, sql`update sessions set ended_at = clock_timestamp(), ended_reason = 'planted' where ended_at is null`),
  },
};
