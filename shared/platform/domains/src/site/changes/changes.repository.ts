import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Kinds of things of the site that people change. */
export type ChangedKind = 'setting' | 'slide' | 'promotion';

/** Fields of a thing before or after a change, as its call has them. */
export type Snapshot = object;

/** One change that a person made. */
export interface SiteChange {
  /** The version of the thing from then on. */
  id: number;
  kind: ChangedKind;
  /** Key of a setting, number of a slide or promotion, or the list whose order changed. */
  subject: string;
  /** Null where it was not there. */
  before: Snapshot | null;
  after: Snapshot | null;
  /** Name of the person, as the audit log has it. */
  by: string;
  at: Date;
}

type RawChange = Columns<'site_change'> & Pick<SiteChange, 'kind' | 'before' | 'after'>;

const toChange = ({ id, changed_by: by, changed_at: at, ...row }: RawChange): SiteChange => ({
  ...row,
  id: Number(id),
  by,
  at: new Date(at),
});

/** Holds all other changes back until the transaction ends, so that a version that was read stays the newest. */
export async function lockChanges(tx: Executor) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site changes'))`);
}

/** Requires the lock on changes. */
export async function noteChange(tx: Executor, { kind, subject, before, after, by, at }: Omit<SiteChange, 'id'>) {
  await tx.execute(sql`
    insert into site_change (kind, subject, before, after, changed_by, changed_at)
    values (${kind}, ${subject}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${by}, ${at.toISOString()})`);
}

const jsonOf = (snapshot: Snapshot | null) => snapshot && JSON.stringify(snapshot);

/** The last change of each thing of a kind that was changed, by its subject. */
export async function lastChanges(db: Executor, kind: ChangedKind): Promise<ReadonlyMap<string, SiteChange>> {
  const { rows } = await db.execute<RawChange>(sql`
    select distinct on (subject) id, kind, subject, before, after, changed_by, changed_at
    from site_change where kind = ${kind} order by subject, id desc`);
  return new Map(rows.map((row) => [row.subject, toChange(row)]));
}

/** The last change of one thing. */
export async function lastChangeOf(db: Executor, kind: ChangedKind, subject: string): Promise<SiteChange | null> {
  const { rows } = await db.execute<RawChange>(sql`
    select id, kind, subject, before, after, changed_by, changed_at
    from site_change where kind = ${kind} and subject = ${subject} order by id desc limit 1`);
  return rows[0] ? toChange(rows[0]) : null;
}

export async function findChange(db: Executor, id: number): Promise<SiteChange | null> {
  const { rows } = await db.execute<RawChange>(sql`
    select id, kind, subject, before, after, changed_by, changed_at from site_change where id = ${id}`);
  return rows[0] ? toChange(rows[0]) : null;
}

/** The newest changes first; `isLast`: the thing was not changed again since. */
export async function listChanges(
  db: Executor,
  { kind, limit }: { kind: ChangedKind | undefined; limit: number },
): Promise<(SiteChange & { isLast: boolean })[]> {
  const { rows } = await db.execute<RawChange & { is_last: boolean }>(sql`
    select id, kind, subject, before, after, changed_by, changed_at,
      not exists (select 1 from site_change l where l.kind = c.kind and l.subject = c.subject and l.id > c.id) as is_last
    from site_change c where (${kind ?? null}::text is null or kind = ${kind ?? null}) order by id desc limit ${limit}`);
  return rows.map(({ is_last: isLast, ...row }) => ({ ...toChange(row), isLast }));
}
