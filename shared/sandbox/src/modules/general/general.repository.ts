import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Executor } from '#core/database';

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
