import { asc, eq, sql } from '@site/platform-kit/data/sql';
import { bigint, integer, pgTable, text } from '@site/platform-kit/data/tables';
import type { SLIDER_TYPES } from '@site/api/contracts/site';
import type { Executor } from '@site/platform-kit/data/database';

const slides = pgTable('slides', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sliderType: text('slider_type').$type<(typeof SLIDER_TYPES)[number]>().notNull(),
  status: text().$type<'active' | 'inactive'>().notNull(),
  position: integer().notNull(),
  link: text().notNull(),
  thumbnail: text().notNull(),
  name: text().notNull(),
  nameBn: text('name_bn'),
});
export type SlideRow = typeof slides.$inferSelect;
export type NewSlide = typeof slides.$inferInsert;

export const listActiveSlides = (db: Executor): Promise<SlideRow[]> =>
  db.select().from(slides).where(eq(slides.status, 'active')).orderBy(asc(slides.position));

/** Writes the demo slides; a second run renews them by their place. */
export async function putSlides(db: Executor, rows: readonly NewSlide[]) {
  await db
    .insert(slides)
    .values([...rows])
    .onConflictDoUpdate({
      target: [slides.sliderType, slides.position],
      set: {
        status: sql`excluded.status`,
        link: sql`excluded.link`,
        thumbnail: sql`excluded.thumbnail`,
        name: sql`excluded.name`,
        nameBn: sql`excluded.name_bn`,
      },
    });
}
