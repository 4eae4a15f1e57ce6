import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { LimitKind, LimitPeriod } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';
import type { LimitName } from './limits.repository';
import { periodStart } from './period.rules';

/** Kind of the journal of an approved deposit. */
const DEPOSIT_JOURNAL = 'deposit';

const WAITING_RISK = sql`(case
  when side in ('back', 'yes') then waiting_stake
  when kind = 'odds' then round(waiting_stake * (odds - 100) / 100.0)
  else round(waiting_stake * odds / 10000.0) end)::bigint`;

/**
 * Play in games is read from the valid transactions: a refunded or rolled back one does not count, from the time at which it was made. The
 * stake of a free spin is a wager and no loss. At the exchange a wager is the possible loss of a bet from the time of placing, unless it ends unmatched; a loss is the result of a market
 * when it is settled.
 */
export const play = (playerId: number) => sql`
  select created_at, case action when 'bet' then amount else 0 end as wager, case when action = 'win' then -amount when free_spins_id is null then amount else 0 end as loss
  from seamless_transaction where player_id = ${playerId} and state = 'done' and action in ('bet', 'win')
  union all
  select placed_at, matched_liability + ${WAITING_RISK}, 0 from exchange_bet where player_id = ${playerId} and status is not null
  union all
  select settled_at, 0, -net from exchange_settlement where player_id = ${playerId}`;

/** A deposit counts gross: the amount that its journal takes from the player's part of a clearing account. A bonus for it does not count. */
const deposits = (playerId: number) => sql`
  select j.created_at, -p.amount as deposit from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  where a.player_id = ${playerId} and a.owner = 'system' and a.kind like 'CLEARING:%' and j.kind = ${DEPOSIT_JOURNAL} and p.amount < 0`;

/** Each source has a column named like its limit, in paisa. */
const SOURCES: Record<LimitKind, (playerId: number) => SQL> = { wager: play, loss: play, deposit: deposits };

/** Paisa used of one limit. A loss is negative while the player has won more than staked. */
export type LimitUsage = (name: LimitName) => Paisa;

const columnOf = ({ kind, period }: LimitName) => `${kind}_${period}`;
const since = (moment: Date) => sql`created_at >= ${moment.toISOString()}::timestamptz`;

/** Sums the current use of the named limits only, and reads nothing from before the longest of their periods. */
export async function sumUse(db: Executor, playerId: number, names: readonly LimitName[], now: Date): Promise<LimitUsage> {
  const sums = new Map<string, Paisa>();
  for (const source of new Set(names.map(({ kind }) => SOURCES[kind]))) {
    const wanted = names.filter(({ kind }) => SOURCES[kind] === source);
    for (const [column, sum] of await sumSource(db, source(playerId), wanted, now)) sums.set(column, sum);
  }
  return (name) => sums.get(columnOf(name)) ?? paisa(0n);
}

// Not prepared, because a generic plan for any player and any span would read far more rows than this player's span.
async function sumSource(db: Executor, source: SQL, names: readonly LimitName[], now: Date): Promise<[string, Paisa][]> {
  const starts = names.map(({ period }) => periodStart(period, now));
  const columns = names.map((name, at) => {
    const value = sql.identifier(name.kind);
    return sql`coalesce(sum(${value}) filter (where ${since(starts[at] ?? now)}), 0) as ${sql.identifier(columnOf(name))}`;
  });
  const earliest = new Date(Math.min(...starts.map((start) => start.getTime())));
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sql.join(columns, ', ')} from (${source}) as entry where ${since(earliest)}`,
  );
  return Object.entries(rows[0] ?? {}).map(([column, sum]) => [column, paisa(BigInt(sum))]);
}

/** Time of the entry by which the oldest entries of the period reach `paisa`; null when all entries are less. */
export async function findMomentOf(
  db: Executor,
  playerId: number,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  paisa: Paisa,
  now: Date,
): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(created_at) as at from (
      select created_at, sum(${sql.identifier(kind)}) over (order by created_at) as gone from (${SOURCES[kind](playerId)}) as entry
      where ${since(periodStart(period, now))}
    ) as running where gone >= ${paisa}`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}
