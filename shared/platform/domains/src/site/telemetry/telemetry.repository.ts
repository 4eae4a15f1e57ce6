import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import {
  FAILED_STARTS,
  isVital,
  startEdgeOf,
  vitalEdgeOf,
  type Cohort,
  type TelemetryEvent,
  type TelemetryKind,
} from '@site/api/contracts/telemetry';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';

/** Event of one release on one device. */
export interface DeviceEvent extends TelemetryEvent {
  /** Digest of the device; it differs by release. */
  device: string;
}

const column = <E, T>(events: readonly E[], read: (event: E) => T) => events.map(read);

/** @returns keys of the devices that were counted with their release before */
export async function findCountedDevices(db: Executor, events: readonly DeviceEvent[]): Promise<Set<string>> {
  const { rows } = await db.execute<Columns<'telemetry_devices', 'remote' | 'device'>>(sql`
    select distinct remote, device from telemetry_devices where (remote, release, device) in (
      select * from unnest(
        ${column(events, ({ remote }) => remote)}::text[], ${column(events, ({ release }) => release)}::text[],
        ${column(events, ({ device }) => device)}::text[]))`);
  return new Set(rows.map(countedKey));
}

export const countedKey = ({ remote, device }: Pick<DeviceEvent, 'remote' | 'device'>) => `${remote} ${device}`;

/** One row of the counts: the last event of a kind that a device sent about a release. */
export type EventRow = Pick<DeviceEvent, 'remote' | 'release' | 'device' | 'cohort' | 'kind' | 'serial'> & {
  /** Upper edge of the event's class; 0 for an event that carries no time and no value. */
  upTo: number;
  minute: Date;
};

const rowKey = ({ remote, release, device, cohort, kind }: EventRow) => [remote, release, device, cohort, kind].join(' ');

/** Adds the events to the rows, so that each row is written once. */
export function addEvents(rows: Map<string, EventRow>, events: readonly DeviceEvent[], minute: Date) {
  const batch = new Map<string, EventRow>();
  for (const { ms: _ms, value: _value, ...event } of events.map((one) => ({ ...one, upTo: edgeOf(one) }))) {
    const row = { ...event, minute };
    const before = batch.get(rowKey(row));
    // Of several events in one batch the slowest counts.
    batch.set(rowKey(row), before ? { ...row, serial: Math.max(row.serial, before.serial), upTo: Math.max(row.upTo, before.upTo) } : row);
  }
  for (const row of batch.values()) addRow(rows, row);
}

/** A later row replaces the class of an earlier one, when it has a class. */
export function addRow(rows: Map<string, EventRow>, row: EventRow) {
  const before = rows.get(rowKey(row));
  rows.set(rowKey(row), before ? { ...row, serial: Math.max(row.serial, before.serial), upTo: row.upTo || before.upTo } : row);
}

/** Stores the rows in one statement. */
export async function keepRows(db: Executor, rows: readonly EventRow[]) {
  const columns = {
    remote: 'text',
    release: 'text',
    device: 'text',
    cohort: 'text',
    kind: 'text',
    upTo: 'integer',
    serial: 'bigint',
    minute: 'timestamptz',
  };
  const given = rows.map((row) => ({ ...row, minute: row.minute.toISOString() }));
  // Rows are written in a fixed order, so that parallel batches wait for each other without a deadlock.
  await db.execute(sql`
    insert into telemetry_devices as t (remote, release, device, cohort, kind, up_to, serial, last_minute)
    select remote, release, device, cohort, kind, "upTo", serial, minute from ${rowsOf('event', columns, given)}
    order by remote, release, device, cohort, kind
    on conflict (remote, release, device, cohort, kind) do update set
      up_to = case when excluded.up_to > 0 then excluded.up_to else t.up_to end,
      serial = greatest(t.serial, excluded.serial),
      last_minute = greatest(t.last_minute, excluded.last_minute)`);
}

function edgeOf({ kind, ms, value }: TelemetryEvent) {
  if (isVital(kind)) return value === undefined ? 0 : vitalEdgeOf(kind, value);
  return kind === 'mounted' && ms !== undefined ? startEdgeOf(ms) : 0;
}

export type CountRow = {
  remote: string;
  release: string;
  cohort: Cohort;
  kind: TelemetryKind;
  count: number;
  serial: number;
  /** Upper edge of a class -> number of devices; null where no event carries a time or a value. */
  classes: Record<string, number> | null;
};

/** Counts devices from the minute of `since` on. */
export async function listCounts(db: Executor, since: Date, remote: string | undefined): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select remote, release, cohort, kind, sum(devices)::float8 as count, max(serial)::float8 as serial,
      jsonb_object_agg(up_to, devices) filter (where up_to > 0) as classes
    from (
      select remote, release, cohort, kind, up_to, count(*) as devices, max(serial) as serial from telemetry_devices
      where last_minute >= date_trunc('minute', ${since.toISOString()}::timestamptz)
        and (${remote ?? null}::text is null or remote = ${remote ?? null})
      group by remote, release, cohort, kind, up_to
    ) as counted
    group by remote, release, cohort, kind order by remote, release, cohort, kind`);
  return rows;
}

export interface CoursePoint {
  remote: string;
  release: string;
  /** Begin of the step. */
  at: Date;
  starts: number;
  failures: number;
}

/** Devices that started a release, or failed to, in each step of a time; a device counts in the step of its last event of a kind. */
export async function listCourse(db: Executor, since: Date, stepS: number): Promise<CoursePoint[]> {
  const from = since.toISOString();
  const { rows } = await db.execute<{ remote: string; release: string; at: string; starts: number; failures: number }>(sql`
    select remote, release, date_bin(make_interval(secs => ${stepS}), last_minute, ${from}::timestamptz) as at,
      count(*) filter (where kind = 'mounted' or kind = any(${[...FAILED_STARTS]}::text[]))::float8 as starts,
      count(*) filter (where kind = 'crashed' or kind = any(${[...FAILED_STARTS]}::text[]))::float8 as failures
    from telemetry_devices where last_minute >= ${from}::timestamptz
    group by remote, release, at order by remote, release, at`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

export async function deleteEvents(db: Executor, before: Date) {
  await deleteInSteps(db, sql`telemetry_devices`, sql`last_minute < ${before.toISOString()}`);
}
