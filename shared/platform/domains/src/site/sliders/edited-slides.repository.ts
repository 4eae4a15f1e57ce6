import { sql } from '@site/platform-kit/data/sql';
import type { SLIDER_TYPES } from '@site/api/contracts/site';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { momentText } from '../changes/period';

/** A list of slides on the home page. */
export type SliderType = (typeof SLIDER_TYPES)[number];

/** A slide as people edit it. */
export interface SlideFields {
  slider_type: SliderType;
  name: string;
  /** Empty: the English name is shown in Bangla too. */
  name_bn: string;
  link: string;
  /** File below the storage path. */
  picture: string;
  state: 'on' | 'off';
  /** ISO 8601; empty: without a beginning or an end. */
  shown_from: string;
  shown_until: string;
}

type RawSlide = Columns<'slides'> & { slider_type: SliderType };

const toFields = (row: RawSlide): SlideFields => ({
  slider_type: row.slider_type,
  name: row.name,
  name_bn: row.name_bn ?? '',
  link: row.link,
  picture: row.thumbnail,
  state: row.status === 'active' ? 'on' : 'off',
  shown_from: momentText(row.shown_from),
  shown_until: momentText(row.shown_until),
});

/** All slides, each list in its order. */
export async function listEditedSlides(db: Executor): Promise<{ id: number; fields: SlideFields }[]> {
  const { rows } = await db.execute<RawSlide>(sql`select * from slides order by slider_type, position`);
  return rows.map((row) => ({ id: Number(row.id), fields: toFields(row) }));
}

export async function findEditedSlide(db: Executor, id: number): Promise<SlideFields | null> {
  const { rows } = await db.execute<RawSlide>(sql`select * from slides where id = ${id}`);
  return rows[0] ? toFields(rows[0]) : null;
}

const valuesOf = ({ state, link, picture, name, name_bn: nameBn, shown_from: from, shown_until: until }: SlideFields) =>
  sql`${state === 'on' ? 'active' : 'inactive'}, ${link}, ${picture}, ${name}, ${nameBn || null}, ${from || null}::timestamptz,
    ${until || null}::timestamptz`;

/** Puts a slide at the end of its list. @param id number of a deleted one that comes back */
export async function insertSlide(tx: Executor, fields: SlideFields, id?: number): Promise<number> {
  const number = id === undefined ? sql`nextval(pg_get_serial_sequence('slides', 'id'))` : sql`${id}::bigint`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into slides (id, slider_type, position, status, link, thumbnail, name, name_bn, shown_from, shown_until)
    overriding system value
    select ${number}, ${fields.slider_type}, coalesce(max(position) + 1, 0), ${valuesOf(fields)}
    from slides where slider_type = ${fields.slider_type} returning id`);
  return Number(rows[0]?.id);
}

export async function updateSlide(tx: Executor, id: number, fields: SlideFields) {
  await tx.execute(sql`
    update slides set (status, link, thumbnail, name, name_bn, shown_from, shown_until) = row (${valuesOf(fields)}) where id = ${id}`);
}

export async function deleteSlide(tx: Executor, id: number) {
  await tx.execute(sql`delete from slides where id = ${id}`);
}

/** Gives the slides of a list their places. Two steps, because no two slides of a list may have one place even for a moment. */
export async function placeSlides(tx: Executor, list: SliderType, ids: readonly number[]) {
  await tx.execute(sql`update slides set position = -1 - position where slider_type = ${list}`);
  await tx.execute(sql`
    update slides set position = given.position
    from ${rowsOf(
      'given',
      { id: 'bigint', position: 'integer' },
      ids.map((id, position) => ({ id, position })),
    )}
    where slides.id = given.id and slider_type = ${list}`);
}
