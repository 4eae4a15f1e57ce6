import { sql } from '@site/platform-kit/data/sql';
import type { SocialLink } from '@site/api/contracts/site';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';

export async function listSocialLinks(db: Executor): Promise<SocialLink[]> {
  const { rows } = await db.execute<Columns<'social_links'> & Pick<SocialLink, 'name'>>(
    sql`select id, name, link, icon from social_links order by id`,
  );
  return rows;
}

export async function putSocialLinks(db: Executor, links: readonly SocialLink[]) {
  const columns = { id: 'integer', name: 'text', link: 'text', icon: 'text' };
  await db.execute(sql`
    insert into social_links (id, name, link, icon) select id, name, link, icon from ${rowsOf('given', columns, links)}
    on conflict (id) do update set link = excluded.link, icon = excluded.icon`);
}
