import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

export interface BetHistory {
  playerId: number;
  /** Number of settled rounds. */
  rounds: number;
  /** Settlement of the last round; the rounds before are 80 seconds apart. */
  until: Date;
}

/** Rounds of one game session; the sessions rotate through twenty games. */
const ROUNDS_A_SESSION = 250;

/**
 * Inserts a long history of play without the wallet: sessions, rounds and their records, on many platforms. No money moves, so the ledger
 * has no entries for it.
 */
export async function addBetHistory(db: Executor, { playerId, rounds, until }: BetHistory) {
  await db.transaction(async (tx) => {
    // The rows are consistent, and checking the constraints would take longer than the inserts.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table played on commit drop as
      select n, 'long-' || ${playerId}::bigint || '-' || s as session_id, 'r' || n as round_id, code, name, type, platform,
        100 + (n * 37) % 9900 as bet, case when n % 3 = 0 then (n * 53) % 20000 else 0 end as win,
        ${until.toISOString()}::timestamptz - (${rounds}::int - n) * interval '80 seconds' as at
      from generate_series(1, ${rounds}::int) n cross join lateral (select (n - 1) / ${ROUNDS_A_SESSION}::int as s) session
      join (
        select row_number() over (order by display_order) - 1 as nth, * from (
          select *, row_number() over (partition by platform, type order by display_order) as rank from game where active
        ) first_of_kind where rank = 1
      ) game on game.nth = s % 20`);
    await tx.execute(sql`
      insert into game_session (id, player_id, game_code, external_url, is_mobile, launch_token_hash, launch_expires_at, redeemed_at, started_at,
        closed_at)
      select session_id, ${playerId}, min(code), 'http://site.test', true, session_id, min(at), min(at), min(at), max(at) from played
      group by session_id`);
    await tx.execute(sql`
      insert into game_round (session_id, round_id, bet_amount, win_amount, settled_at) select session_id, round_id, bet, win, at from played`);
    await tx.execute(sql`
      insert into bet_record (player_id, kind, session_id, round_id, platform, game_type, game_code, game_name, bet_amount, win_amount,
        milli_vp, created_at, settled_at)
      select ${playerId}, 'settlement', session_id, round_id, platform, type, code, name, bet, win, 0, at - interval '3 seconds', at
      from played order by n`);
  });
}

/** Vacuums and analyses the tables, as autovacuum does; without statistics the plans are guesses. */
export async function tidy(db: Executor, ...tables: readonly string[]) {
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}
