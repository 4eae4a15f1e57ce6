import type { Executor } from '../data/database';
import { sql } from '../data/sql';
import { secondsAfter, type Clock } from '../time/clock';

export interface BrowserFile {
  type: string;
  body: string | Buffer;
}
export interface BrowserFiles {
  /** Address of the folder; it changes with any of the files. */
  base: string;
  files: ReadonlyMap<string, BrowserFile>;
}

/** Longer than a page stays open. */
const KEPT_S = 30 * 24 * 3600;
/** Requests for unknown addresses cost one query in this time. */
const LOOK_AGAIN_MS = 1000;

/** Where the hosts of all releases find each other's files. */
export interface FilePlace {
  db: Executor;
  clock: Clock;
}

/** Keeps the files of this host for hosts of other releases, and removes those that no host has had for a month. */
export async function keepFiles({ db, clock }: FilePlace, { base, files }: BrowserFiles) {
  const at = clock.now();
  const rows = [...files].map(([name, { type, body }]) => ({ name, type, body: Buffer.from(body).toString('base64') }));
  await db.execute(sql`
    insert into browser_file (base, name, type, body, kept_at)
    select ${base}, name, type, decode(body, 'base64'), ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file (name text, type text, body text)
    on conflict (base, name) do update set kept_at = excluded.kept_at`);
  await db.execute(sql`delete from browser_file where kept_at < ${secondsAfter(at, -KEPT_S).toISOString()}`);
}

/** Finds files of other releases. */
export function createFinder({ db }: FilePlace) {
  let bases = new Set<string>();
  let lookedAt = -Infinity;

  async function isKnown(base: string) {
    if (!bases.has(base) && performance.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = performance.now();
      const { rows } = await db.execute<{ base: string }>(sql`select distinct base from browser_file`);
      bases = new Set(rows.map((row) => row.base));
    }
    return bases.has(base);
  }

  return async (base: string, name: string): Promise<BrowserFile | null> => {
    if (!(await isKnown(base))) return null;
    const { rows } = await db.execute<{ type: string; body: Buffer }>(
      sql`select type, body from browser_file where base = ${base} and name = ${name}`,
    );
    return rows[0] ?? null;
  };
}
