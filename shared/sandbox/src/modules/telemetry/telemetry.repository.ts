import { sql } from 'drizzle-orm';
import { startEdgeOf, type Cohort, type TelemetryEvent, type TelemetryKind } from '@site/api/contracts/telemetry';
import type { Executor } from '#core/database';

/** Made-up names must not fill the disk: once a minute has this many rows, only those that it has are counted on. */
const ROWS_A_MINUTE = 5000;

/** Adds a batch to the counts of its minute, in one statement. */
export async function addCounts(db: Executor, minute: Date, events: readonly TelemetryEvent[]) {
  const column = <T>(read: (event: TelemetryEvent) => T) => sql.param(events.map(read));
  // In one order always: batches that meet wait for each other and never in a circle.
  await db.execute(sql`
    with said as (
      select ${minute.toISOString()}::timestamptz as minute, remote, release, cohort, kind, up_to_ms, count(*)::int as times, max(serial) as serial
      from unnest(
        ${column(({ remote }) => remote)}::text[], ${column(({ release }) => release)}::text[], ${column(({ cohort }) => cohort)}::text[],
        ${column(({ kind }) => kind)}::text[], ${column(edgeOf)}::int[], ${column(({ serial }) => serial)}::bigint[]
      ) as event (remote, release, cohort, kind, up_to_ms, serial)
      group by remote, release, cohort, kind, up_to_ms
    )
    insert into telemetry as t (minute, remote, release, cohort, kind, up_to_ms, count, serial)
    select minute, remote, release, cohort, kind, up_to_ms, times, serial from said
    where (select count(*) from telemetry k where k.minute = said.minute) < ${ROWS_A_MINUTE}
      or exists (
        select from telemetry k where (k.minute, k.remote, k.release, k.cohort, k.kind, k.up_to_ms)
          = (said.minute, said.remote, said.release, said.cohort, said.kind, said.up_to_ms))
    order by remote, release, cohort, kind, up_to_ms
    on conflict (minute, remote, release, cohort, kind, up_to_ms)
      do update set count = t.count + excluded.count, serial = greatest(t.serial, excluded.serial)`);
}

const edgeOf = ({ kind, ms }: TelemetryEvent) => (kind === 'mounted' && ms !== undefined ? startEdgeOf(ms) : 0);

export type CountRow = {
  remote: string;
  release: string;
  cohort: Cohort;
  kind: TelemetryKind;
  count: number;
  serial: number;
  ms: Record<string, number> | null;
};

/** Counts added up from the minute of `since` on. */
export async function listCounts(db: Executor, since: Date, remote: string | undefined): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select remote, release, cohort, kind, sum(times)::float8 as count, max(serial)::float8 as serial,
      jsonb_object_agg(up_to_ms, times) filter (where up_to_ms > 0) as ms
    from (
      select remote, release, cohort, kind, up_to_ms, sum(count) as times, max(serial) as serial from telemetry
      where minute >= date_trunc('minute', ${since.toISOString()}::timestamptz) and (${remote ?? null}::text is null or remote = ${remote ?? null})
      group by remote, release, cohort, kind, up_to_ms
    ) as summed
    group by remote, release, cohort, kind order by remote, release, cohort, kind`);
  return rows;
}

export async function deleteCounts(db: Executor, before: Date) {
  await db.execute(sql`delete from telemetry where minute < ${before.toISOString()}`);
}
