import { sql } from '@site/platform-kit/data/sql';
import type { SLIDER_TYPES } from '@site/api/contracts/site';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';

type SliderType = (typeof SLIDER_TYPES)[number];

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

export async function listActiveSlides(db: Executor): Promise<SlideRow[]> {
  const { rows } = await db.execute<Columns<'slides', 'link' | 'thumbnail' | 'name' | 'name_bn'> & { slider_type: SliderType }>(sql`
    select slider_type, link, thumbnail, name, name_bn from slides where status = 'active' order by position`);
  return rows.map(({ slider_type: sliderType, name_bn: nameBn, ...row }) => ({ ...row, sliderType, nameBn }));
}

/** Writes the demo slides; a second run replaces them by position. */
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
    on conflict (slider_type, position) do update set
      status = excluded.status, link = excluded.link, thumbnail = excluded.thumbnail, name = excluded.name, name_bn = excluded.name_bn`);
}
