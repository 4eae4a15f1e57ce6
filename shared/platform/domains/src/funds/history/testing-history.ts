import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/**
 * Writes decided requests of a player directly to the table, two in three of them deposits, one every twenty minutes up to `until`, with
 * their timelines and completed tickets. No money moves, so the ledger has no postings for them.
 */
export async function addCashHistory(db: Executor, playerId: number, count: number, until: Date) {
  await db.execute(sql`
    with made as (
      insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_id, trx_key, bonus, rebate,
        reason, created_at, initiated_at, submitted_at, decided_at, updated_at)
      select 'H' || ${playerId}::bigint || '-' || n, ${playerId}, case when n % 3 = 0 then 'withdraw' else 'deposit' end,
        case when n % 10 = 0 then '2' else '1' end, 50000 + n, m.id, m.name, '01712345678', 'H' || n, 'H' || ${playerId}::bigint || n, 0, 1000,
        case when n % 10 = 0 then 'The sender is unknown.' end, at, at, at, at + interval '1 minute', at + interval '1 minute'
      from generate_series(1, ${count}::integer) n
      cross join lateral (select ${until.toISOString()}::timestamptz - (${count}::integer - n) * interval '20 minutes' as at) sent
      cross join (select id, name from payment_method order by id limit 1) m
      returning id, action, key, amount, submitted_at, decided_at
    ), ticket as (
      insert into turnover_ticket (player_id, kind, required, remaining, status, ref_type, ref_id, created_at, updated_at)
      select ${playerId}, 'base', amount, 0, 'complete', 'deposit', id::text, decided_at, decided_at from made
      where action = 'deposit' and key = '1' order by id
    )
    insert into cash_transaction_event (transaction_id, step, at, actor)
    select made.id, step.name, step.at, 'player' from made cross join lateral (values
      ('initiated', made.submitted_at), ('received', made.submitted_at), (case made.key when '1' then 'approved' else 'failed' end, made.decided_at)
    ) step (name, at) order by made.id`);
}
