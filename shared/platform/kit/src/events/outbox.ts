import type { Columns } from '../data/columns';
import type { Executor } from '../data/database';
import { sql } from '../data/sql';

/** A hint about a subject, such as `p.17`: something changed there. */
export interface NewHint {
  subject: string;
  /** JSON. */
  body: string;
}

export interface WrittenHint extends NewHint {
  id: number;
}

/** Most hints of one turn of the relay. */
export const HINTS_AT_ONCE = 500;

const watchers = new Set<() => void>();
const wakeWatchers = () => watchers.forEach((wake) => wake());

/** Calls `wake` after each commit of this process that wrote hints. @returns a function that ends it */
export function watchOutbox(wake: () => void): () => void {
  watchers.add(wake);
  return () => void watchers.delete(wake);
}

/** Writes hints in the transaction of the change. A relay sends them after the commit. */
export async function writeHints(tx: Executor, hints: readonly NewHint[]) {
  if (!hints.length) return;
  const [subjects, bodies] = [hints.map(({ subject }) => subject), hints.map(({ body }) => body)];
  await tx.execute(sql`
    insert into event_outbox (subject, body) select * from unnest(${subjects}::text[], ${bodies}::text[])`);
  tx.afterCommit(wakeWatchers);
}

/** @param after hints up to this id are passed over */
export async function hasHints(db: Executor, after = 0): Promise<boolean> {
  return (await db.execute(sql`select id from event_outbox where id > ${after} order by id limit 1`)).rows.length === 1;
}

/** The last id that was given to a hint, written or not. */
export async function lastHintId(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(sql`select last_value as last from event_outbox_id_seq`);
  return Number(rows[0]?.last ?? 0);
}

/**
 * Removes the oldest hints; call it in the transaction that sends them. One transaction at a time takes hints, in all processes, so that two
 * relays cannot send them in another order: the other one gets none. Hints that one transaction wrote twice are returned once.
 * @param after hints up to this id are passed over
 */
export async function takeHints(tx: Executor, after = 0): Promise<WrittenHint[]> {
  // A commit that a crash of the database undoes sends the hints again, so it need not wait for the disk.
  const { rows } = await tx.execute<Columns<'event_outbox'>>(sql`
    with turn as materialized (
      select pg_try_advisory_xact_lock(hashtext('event outbox')) and set_config('synchronous_commit', 'off', true) = 'off' as is_own
    )
    delete from event_outbox where id in (
      select id from event_outbox where id > ${after} and (select is_own from turn) order by id limit ${HINTS_AT_ONCE}
    )
    returning id, subject, body, created_at`);
  const hints = rows.map(({ created_at: at, ...hint }) => ({ ...hint, id: Number(hint.id), at })).sort((one, other) => one.id - other.id);
  // All rows of one transaction have its start as their time.
  const first = new Map(hints.toReversed().map((hint) => [`${hint.at} ${hint.subject} ${hint.body}`, hint]));
  return hints.filter((hint) => first.get(`${hint.at} ${hint.subject} ${hint.body}`) === hint);
}

/** Age in seconds of the oldest hint that waits; 0 when none does. */
export async function outboxAge(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    select extract(epoch from clock_timestamp() - created_at)::float8 as age from event_outbox order by id limit 1`);
  return Math.max(0, rows[0]?.age ?? 0);
}
