import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/** Players referred by each referrer. */
const BRANCHES = 3;
export const TREE_DAY = '2026-01-14';

/** Number of players of a tree who earn a reward for the day. */
export const rewardedIn = (players: number) => Math.ceil((players - 1) / BRANCHES);

/** Writes active players in one tree of referrers, with ten rounds each on the day and before. */
export async function addReferralTree(db: Executor, players: number) {
  await db.execute(sql`
    insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, currency, referral_code, referred_by,
      phone_verified_at, created_at) overriding system value
    select 100000 + n, 'tree' || n, 'tree' || n, 'tree' || n, 'tree' || n, 'tree' || n, '018' || (10000000 + n), '', 'BDT', 'TREE' || n,
      case when n > 1 then 100000 + (n - 2) / ${BRANCHES}::int + 1 end, '2026-01-01', '2026-01-01'
    from generate_series(1, ${players}::int) n`);
  await db.execute(sql`
    insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_key, initiated_at, submitted_at,
      decided_at, updated_at)
    select 'tree' || p.id, p.id, 'deposit', '1', 50000, m.id, m.name, '01712345678', p.id, p.created_at, p.created_at, p.created_at, p.created_at
    from players p, (select id, name from payment_method order by id limit 1) m where p.id > 100000`);
  await db.execute(sql`
    insert into game_session (id, player_id, game_code, external_url, is_mobile, launch_token_hash, launch_expires_at, started_at)
    select 'tree' || p.id, p.id, (select min(code) from game), '', true, 'tree' || p.id, p.created_at, p.created_at from players p where p.id > 100000`);
  await db.execute(sql`
    insert into bet_record (player_id, kind, session_id, round_id, platform, game_type, game_code, game_name, bet_amount, win_amount, milli_vp,
      created_at, settled_at)
    select s.player_id, 'settlement', s.id, n, g.platform, g.type, g.code, g.name, 20000, 0, 0, at, at
    from game_session s join game g on g.code = s.game_code cross join generate_series(1, 20) n
    cross join lateral (select case when n % 2 = 0 then timestamptz '2026-01-14T12:00+06' else '2026-01-10T12:00+06' end as at) settled
    where s.player_id > 100000`);
  await db.execute(sql`
    insert into account (key, owner, kind, player_id) select 'player:' || id || ':CASH', 'player', 'CASH', id from players where id > 100000`);
  await db.execute(sql`analyze players, cash_transaction, bet_record, bet_day`);
}
