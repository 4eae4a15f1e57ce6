import { sql } from '@site/platform-kit/data/sql';
import type { Promotion } from '@site/api/contracts/site';
import { paisa } from '@site/api/money';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';

type RawPromotion = Columns<'promotions'> & Pick<Promotion, 'status'>;

const toPromotion = (row: RawPromotion) => ({
  id: row.id,
  name: row.name,
  nameBn: row.name_bn,
  description: row.description,
  descriptionBn: row.description_bn,
  thumbnail: row.thumbnail,
  startDate: new Date(row.start_date),
  endDate: new Date(row.end_date),
  status: row.status,
  depositBonus: Number(row.deposit_bonus),
  turnover: row.turnover,
  /** Paisa. */
  maxBonus: row.max_bonus === null ? null : paisa(BigInt(row.max_bonus)),
  categories: row.categories,
  /** False: a person has switched it off or deleted it; deposits that named it keep it. */
  isOffered: row.is_shown && !row.is_deleted,
});
export type PromotionRow = ReturnType<typeof toPromotion>;
export type NewPromotion = Omit<PromotionRow, 'isOffered'>;

/** All promotions, also those that are not offered. */
export async function listPromotions(db: Executor): Promise<PromotionRow[]> {
  const { rows } = await db.execute<RawPromotion>(sql`select * from promotions order by position, id`);
  return rows.map(toPromotion);
}

export async function findPromotion(db: Executor, id: number): Promise<PromotionRow | null> {
  const { rows } = await db.execute<RawPromotion>(sql`select * from promotions where id = ${id}`);
  return rows[0] ? toPromotion(rows[0]) : null;
}

/** Adds missing promotions; existing ones keep their dates, and everything once a person has changed them. */
export async function addPromotions(db: Executor, rows: readonly NewPromotion[]) {
  const columns = {
    id: 'integer',
    name: 'text',
    nameBn: 'text',
    description: 'text',
    descriptionBn: 'text',
    thumbnail: 'text',
    startDate: 'timestamptz',
    endDate: 'timestamptz',
    status: 'text',
    depositBonus: 'numeric',
    turnover: 'integer',
    maxBonus: 'bigint',
    categories: 'integer[]',
  };
  await db.execute(sql`
    insert into promotions (id, name, name_bn, description, description_bn, thumbnail, start_date, end_date, status, deposit_bonus, turnover,
      max_bonus, categories)
    select id, name, "nameBn", description, "descriptionBn", thumbnail, "startDate", "endDate", status, "depositBonus", turnover, "maxBonus", categories
    from ${rowsOf('given', columns, rows)}
    on conflict (id) do update set thumbnail = excluded.thumbnail, max_bonus = excluded.max_bonus
    where not exists (select 1 from site_change where kind = 'promotion' and subject = promotions.id::text)`);
}
