import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface KnownFeedKey {
  digest: string;
  since: Date;
}

export async function findFeedKey(db: Executor): Promise<KnownFeedKey | null> {
  const { rows } = await db.execute<Columns<'exchange_feed_key', 'digest' | 'since'>>(sql`select digest, since from exchange_feed_key`);
  return rows[0] ? { digest: rows[0].digest, since: new Date(rows[0].since) } : null;
}

/** Inserts the key unless another process has inserted one. */
export async function insertFeedKey(db: Executor, { digest, since }: KnownFeedKey) {
  await db.execute(sql`insert into exchange_feed_key (digest, since) values (${digest}, ${since.toISOString()}) on conflict do nothing`);
}

export async function forgetFeedKey(db: Executor) {
  await db.execute(sql`delete from exchange_feed_key`);
}
