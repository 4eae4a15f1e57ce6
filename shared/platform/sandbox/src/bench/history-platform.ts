/**
 * Measures calls of a player whose platform has a long history. It runs the commands of its parent process, one after the other, on a
 * PostgreSQL of its own, which it removes at the end.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLedger } from '@site/platform-domains/ledger';
import { sql } from '@site/platform-kit/data/sql';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { addReferralTree } from '@site/platform-testing/referral-tree';
import { openTestDatabase } from '@site/platform-testing/test-cluster';
import { createTestPlatform } from '@site/platform-testing/test-platform';
import { migrate } from '../migrate';
import { seed } from '../seed/seed';

type Order =
  /** Adds rounds of many players over two years, with two journals each. */
  | { do: 'grow'; rounds: number }
  | { do: 'call'; method: 'GET' | 'POST'; path: string; count: number }
  | { do: 'audit' }
  /** Gigabytes of the database. */
  | { do: 'size' };

/** Players of the tree; each fiftieth round belongs to one more player, who has a session. */
const PLAYERS = 2000;
const BUSY_EVERY = 50;
const STEP = 100_000;
const OTHERS_MAY_ENTER = 0o711;
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=512MB', 'max_wal_size=4GB', 'jit=off'];

const folder = mkdtempSync(join(tmpdir(), 'long-history-'));
chmodSync(folder, OTHERS_MAY_ENTER);
const directory = join(folder, 'postgres');
const server = await startPostgres({ directory, settings: SETTINGS });
const url = server.url('postgres');
await migrate(url);
const database = openTestDatabase(url, 4);
await seed(database.db, new Date());
const platform = await createTestPlatform({ database, now: new Date() });
const { db } = platform;
const busy = await platform.signUp();
await addReferralTree(db, PLAYERS);
await db.execute(
  sql`update players set referred_by = ${busy.playerId} where id in (select id from players where id > 100000 order by id limit 50)`,
);
await db.execute(sql`
  insert into game_session (id, player_id, game_code, external_url, is_mobile, launch_token_hash, launch_expires_at, started_at)
  select 'tree' || id, id, (select min(code) from game), '', true, 'tree' || id, created_at, created_at from players where id = ${busy.playerId}`);
await db.execute(sql`
  insert into account (key, owner, kind, player_id)
  select 'player:' || id || ':CASH', 'player', 'CASH', id from players where id > 100000 or id = ${busy.playerId}
  union all select 'system:GAMING:BENCH:' || id, 'system', 'GAMING:BENCH', id from players where id > 100000 or id = ${busy.playerId}
  on conflict (key) do nothing`);

let grown = 0;

async function grow(rounds: number) {
  const [{ at = 0, journal = 0 } = {}] = (
    await db.execute<{ at: number; journal: number }>(sql`
      select extract(epoch from now())::float8 as at, coalesce(max(id), 0)::float8 as journal from journal`)
  ).rows;
  const gapS = (730 * 86_400) / rounds;
  for (let from = 0; from < rounds; from += STEP) {
    await addRounds({ first: grown, from, to: Math.min(rounds, from + STEP), at: at - rounds * gapS, gapS, journal });
  }
  grown += rounds;
  await db.execute(sql`select setval(pg_get_serial_sequence('journal', 'id'), (select max(id) from journal))`);
  for (const table of ['journal', 'posting', 'account', 'bet_record', 'bet_day', 'game_round'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  const { rows } = await db.execute<{ journals: number }>(sql`select count(*)::float8 as journals from journal`);
  return rows[0]?.journals ?? 0;
}

interface Rounds {
  /** Rounds of the calls before. */
  first: number;
  from: number;
  to: number;
  /** Seconds since 1970 at which the first round is settled. */
  at: number;
  gapS: number;
  /** The last journal before this call. */
  journal: number;
}

/** A stake and a win of the same amount, so that every balance stays as it is. */
const addRounds = ({ first, from, to, at, gapS, journal }: Rounds) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table played on commit drop as
      select n, ${journal}::bigint + 2 * n as journal, lpad((${first}::bigint + n)::text, 10, '0') as round, 'tree' || player as session, player, stake,
        to_timestamp(${at}::float8 + n * ${gapS}::float8) as at, cash.id as cash, house.id as house
      from generate_series(${from + 1}::int, ${to}::int) n
      cross join lateral (select case when n % ${BUSY_EVERY}::int = 0 then ${busy.playerId}::bigint else 100001 + n % ${PLAYERS}::int end as player,
        1000 + n % 977 as stake) one
      join account cash on cash.key = 'player:' || player || ':CASH' join account house on house.key = 'system:GAMING:BENCH:' || player`);
    await tx.execute(sql`
      insert into journal (id, kind, idem_key, ref_type, ref_id, created_at) overriding system value
      select journal - 1 + side, case side when 0 then 'bet' else 'win' end, 'bench:' || round || side, 'round', round, at
      from played cross join generate_series(0, 1) side order by 1`);
    await tx.execute(sql`
      insert into posting (journal_id, position, account_id, amount)
      select journal - 1 + side, place, case place when 1 then cash else house end, case when side + place = 2 then stake else -stake end
      from played cross join generate_series(0, 1) side cross join generate_series(1, 2) place order by 1, 2`);
    await tx.execute(
      sql`insert into game_round (session_id, round_id, bet_amount, win_amount, settled_at) select session, round, stake, stake, at from played`,
    );
    await tx.execute(sql`
      insert into bet_record (player_id, kind, session_id, round_id, platform, game_type, game_code, game_name, bet_amount, win_amount, milli_vp,
        created_at, settled_at)
      select player, 'settlement', session, round, platform, type, code, name, stake, stake, 0, at, at from played
      cross join (select * from game order by code limit 1) g order by n`);
  });

/** @returns ms of each call */
async function call({ method, path, count }: Extract<Order, { do: 'call' }>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const start = performance.now();
    const { statusCode, body } = await platform.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${busy.token}` },
    });
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
  }
  return times;
}

/** @returns ms of a check of the whole ledger, and the invariants that are broken */
async function audit() {
  await db.execute(sql`delete from ledger_audit`);
  const start = performance.now();
  while (!(await auditLedger({ ...platform.context, db })));
  const took = performance.now() - start;
  const { rows } = await db.execute<{ broken: number }>(sql`select broken from ledger_audit`);
  return { took, broken: rows[0]?.broken };
}

async function size() {
  const { rows } = await db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float8 as bytes`);
  return (rows[0]?.bytes ?? 0) / 1e9;
}

function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'grow':
      return grow(order.rounds);
    case 'call':
      return call(order);
    case 'audit':
      return audit();
    case 'size':
      return size();
  }
}

async function end(exitCode = 0) {
  await platform.stop();
  await server.stop();
  for (const made of [folder, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
  process.exit(exitCode);
}

process.on('message', (order: Order) => {
  void obey(order).then(
    (answer) => process.send?.({ answer }),
    (problem: unknown) => {
      console.error(problem);
      return end(1);
    },
  );
});
process.once('disconnect', () => void end());
process.send?.({ answer: 'ready' });
