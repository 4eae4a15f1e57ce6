import type { Readiness } from '@site/serving';
import { databaseErrorCode, type Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { newestMigration } from './migrate';

const SCHEMA = 'schema';

/**
 * Adds the reason that the schema is older than this code. It is gone for good once the schema was found to fit: a database that is away
 * later is away for all processes, so none of them should be taken out of a balancer.
 * @returns a function that looks again; true when the schema fits
 */
export function addSchemaReason(readiness: Readiness, db: Executor): () => Promise<boolean> {
  const expected = newestMigration();
  let reason: string | null = 'not read yet';
  async function look() {
    if (reason === null) return true;
    const version = await schemaVersion(db);
    reason = version >= expected ? null : version < 0 ? 'database unreachable' : `migrations pending, ${version} of ${expected} applied`;
    return reason === null;
  }
  readiness.add(SCHEMA, () => {
    if (reason !== null) void look();
    return reason;
  });
  return look;
}

const UNDEFINED_TABLE = '42P01';

async function schemaVersion(db: Executor) {
  try {
    const { rows } = await db.execute<{ version: string }>(sql`select max(version) as version from schemaversion`);
    return Number(rows[0]?.version ?? 0);
  } catch (problem) {
    return databaseErrorCode(problem) === UNDEFINED_TABLE ? 0 : -1;
  }
}
