import { sql } from '@site/platform-kit/data/sql';
import { pgTable, text } from '@site/platform-kit/data/tables';
import type { Executor } from '@site/platform-kit/data/database';

const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

export const listSettings = (db: Executor) => db.select().from(settings);

export async function writeSettings(db: Executor, values: Record<string, string>) {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  if (!rows.length) return;
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}
