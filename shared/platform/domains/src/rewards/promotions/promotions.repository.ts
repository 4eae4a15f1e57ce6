import { asc, eq, sql } from '@site/platform-kit/data/sql';
import { bigint, integer, numeric, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { Promotion } from '@site/api/contracts/site';
import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const promotions = pgTable('promotions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  nameBn: text('name_bn'),
  description: text().notNull(),
  descriptionBn: text('description_bn'),
  thumbnail: text().notNull(),
  startDate: moment('start_date').notNull(),
  endDate: moment('end_date').notNull(),
  status: text().$type<Promotion['status']>().notNull(),
  depositBonus: numeric('deposit_bonus', { mode: 'number' }).notNull(),
  turnover: integer().notNull(),
  /** Paisa. */
  maxBonus: bigint('max_bonus', { mode: 'bigint' }).$type<Paisa>(),
  categories: integer().array().notNull(),
});
export type PromotionRow = typeof promotions.$inferSelect;

export const listPromotions = (db: Executor): Promise<PromotionRow[]> => db.select().from(promotions).orderBy(asc(promotions.id));

export async function findPromotion(db: Executor, id: number): Promise<PromotionRow | null> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  return row ?? null;
}

/** Adds what is missing; the dates of those that are there stay. */
export async function addPromotions(db: Executor, rows: readonly PromotionRow[]) {
  await db
    .insert(promotions)
    .values([...rows])
    .onConflictDoUpdate({ target: promotions.id, set: { thumbnail: sql`excluded.thumbnail`, maxBonus: sql`excluded.max_bonus` } });
}
