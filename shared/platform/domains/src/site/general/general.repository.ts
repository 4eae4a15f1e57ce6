import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';

export const listSettings = async (db: Executor) => (await db.execute<Columns<'settings'>>(sql`select key, value from settings`)).rows;

export async function writeSettings(db: Executor, values: Record<string, string>) {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  if (!rows.length) return;
  await db.execute(sql`
    insert into settings (key, value) select key, value from ${rowsOf('given', { key: 'text', value: 'text' }, rows)}
    on conflict (key) do update set value = excluded.value`);
}
