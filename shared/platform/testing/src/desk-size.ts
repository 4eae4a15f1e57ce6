import { assertLedger, playerCash } from '@site/platform-domains/ledger';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { tidy } from './bet-history';

/** Accounts that the entries are booked against; each has as many of them. */
const OTHERS = 1_000;
/** Entries of one statement. */
const STEP = 50_000;

/** Adds so many players with one waiting deposit each, three at each moment. */
export async function addWaitingDeposits(db: Executor, count: number) {
  await db.execute(sql`
    with made as (
      insert into players (remote_id, username, username_key, email, email_key, phone, phone_key, password_hash, currency, referral_code, created_at)
      select 'q' || n, 'queued' || n, 'queued' || n, 'q' || n || '@x.example', 'q' || n || '@x.example', '015' || lpad(n::text, 8, '0'),
        '15' || lpad(n::text, 8, '0'), '', 'BDT', 'QUEUED' || n, now() from generate_series(1, ${count}::int) n
      returning id, substr(username, 7)::int as n
    )
    insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, trx_id, trx_key, initiated_at,
      submitted_at, updated_at)
    select 'Q' || n, made.id, 'deposit', 50000 + n, m.id, m.name, '01712345678', 'Q' || n, 'Q' || n, at, at, at
    from made cross join lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 second' as at) t
    cross join (select id, name from payment_method order by id limit 1) m`);
  await tidy(db, 'players', 'cash_transaction');
}

/**
 * Adds so many entries of one paisa to the wallet of a player, against as many accounts as a site with many players has. The journal of
 * entry n has the key `size-<n>`.
 * @param entries a multiple of 1,000 @throws Error when the ledger does not add up afterwards
 */
export async function addLedgerEntries(db: Executor, { playerId, entries }: { playerId: number; entries: number }) {
  await db.execute(sql`
    insert into account (key, owner, kind) select 'system:ADJUSTMENT:size' || n, 'system', 'ADJUSTMENT' from generate_series(0, ${OTHERS - 1}::int) n`);
  for (let from = 0; from < entries; from += STEP) await addStep(db, playerId, from, Math.min(from + STEP, entries));
  await db.execute(sql`update account set balance_cached = balance_cached + ${entries} where id = ${walletOf(playerId)}`);
  await db.execute(sql`update account set balance_cached = balance_cached - ${entries / OTHERS} where key like 'system:ADJUSTMENT:size%'`);
  await tidy(db, 'journal', 'posting', 'account');
  await assertLedger(db);
}

const walletOf = (playerId: number) => sql`(select id from account where key = ${playerCash(playerId).key})`;

const addStep = (db: Executor, playerId: number, from: number, to: number) =>
  db.transaction(async (tx) => {
    // The rows are consistent, and a check of each constraint would take longer than the inserts.
    await tx.execute(sql`set local session_replication_role = replica`);
    const other = sql`(select id from account where key = 'system:ADJUSTMENT:size' || entry.id % ${OTHERS})`;
    await tx.execute(sql`
      with entry as (
        insert into journal (kind, idem_key, ref_type, ref_id, allow_negative, created_at)
        select 'grant', 'size-' || n, 'test', n::text, false, now() from generate_series(${from + 1}::int, ${to}::int) n returning id
      )
      insert into posting (journal_id, position, account_id, amount)
      select entry.id, side.position, side.account_id, side.amount from entry
      cross join lateral (values (1::smallint, ${walletOf(playerId)}, 1::bigint), (2::smallint, ${other}, -1::bigint)) side (position, account_id, amount)`);
  });
