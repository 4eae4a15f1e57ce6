import { asc, sql } from '@site/platform-kit/data/sql';
import { integer, pgTable, text } from '@site/platform-kit/data/tables';
import type { SocialLink } from '@site/api/contracts/site';
import type { Executor } from '@site/platform-kit/data/database';

const socialLinks = pgTable('social_links', {
  id: integer().primaryKey(),
  name: text().$type<SocialLink['name']>().notNull(),
  link: text().notNull(),
  icon: text().notNull(),
});

export const listSocialLinks = (db: Executor): Promise<SocialLink[]> => db.select().from(socialLinks).orderBy(asc(socialLinks.id));

export async function putSocialLinks(db: Executor, links: readonly SocialLink[]) {
  await db
    .insert(socialLinks)
    .values([...links])
    .onConflictDoUpdate({ target: socialLinks.id, set: { link: sql`excluded.link`, icon: sql`excluded.icon` } });
}
