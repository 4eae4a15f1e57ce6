import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import type { SliderType } from './edited-slides.repository';

export interface NewSlide {
  sliderType: SliderType;
  status: 'active' | 'inactive';
  position: number;
  link: string;
  thumbnail: string;
  name: string;
  nameBn?: string | null;
}

export type SlideRow = Pick<Required<NewSlide>, 'sliderType' | 'link' | 'thumbnail' | 'name' | 'nameBn'>;

/** Slides that are on and whose time it is. */
export async function listActiveSlides(db: Executor, at: Date): Promise<SlideRow[]> {
  const now = at.toISOString();
  const { rows } = await db.execute<Columns<'slides', 'link' | 'thumbnail' | 'name' | 'name_bn'> & { slider_type: SliderType }>(sql`
    select slider_type, link, thumbnail, name, name_bn from slides
    where status = 'active' and (shown_from is null or shown_from <= ${now}) and (shown_until is null or shown_until > ${now})
    order by position`);
  return rows.map(({ slider_type: sliderType, name_bn: nameBn, ...row }) => ({ ...row, sliderType, nameBn }));
}

/** Writes the demo slides; a second run replaces them by position, unless a person has changed a slide since. */
export async function putSlides(db: Executor, rows: readonly NewSlide[]) {
  const columns = {
    sliderType: 'text',
    status: 'text',
    position: 'integer',
    link: 'text',
    thumbnail: 'text',
    name: 'text',
    nameBn: 'text',
  };
  const withNames = rows.map((row) => ({ nameBn: null, ...row }));
  await db.execute(sql`
    insert into slides (slider_type, status, position, link, thumbnail, name, name_bn)
    select "sliderType", status, position, link, thumbnail, name, "nameBn" from ${rowsOf('given', columns, withNames)}
    where not exists (select 1 from site_change where kind = 'slide')
    on conflict (slider_type, position) do update set
      status = excluded.status, link = excluded.link, thumbnail = excluded.thumbnail, name = excluded.name, name_bn = excluded.name_bn`);
}
