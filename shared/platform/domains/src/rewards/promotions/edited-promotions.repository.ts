import { sql } from '@site/platform-kit/data/sql';
import type { Promotion } from '@site/api/contracts/site';
import { paisa, paisaOf, printAmount } from '@site/api/money';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { momentText } from '#site';

/** A promotion as people edit it. */
export interface PromotionFields {
  name: string;
  /** Empty: the English text is shown in Bangla too. */
  name_bn: string;
  text: string;
  text_bn: string;
  /** File below the storage path. */
  picture: string;
  state: 'on' | 'off';
  /** `active`: a deposit may name it; `display`: it is only shown. */
  status: Promotion['status'];
  /** ISO 8601. */
  shown_from: string;
  shown_until: string;
  /** Percent of the deposit. */
  bonus: number;
  /** Largest bonus in BDT; empty: no cap. */
  max_bonus: string;
  /** Factor: deposit plus bonus must be wagered this many times. */
  turnover: number;
  categories: readonly number[];
}

type RawPromotion = Columns<'promotions'> & Pick<Promotion, 'status'>;

const toFields = (row: RawPromotion): PromotionFields => ({
  name: row.name,
  name_bn: row.name_bn ?? '',
  text: row.description,
  text_bn: row.description_bn ?? '',
  picture: row.thumbnail,
  state: row.is_shown ? 'on' : 'off',
  status: row.status,
  shown_from: momentText(row.start_date),
  shown_until: momentText(row.end_date),
  bonus: Number(row.deposit_bonus),
  max_bonus: row.max_bonus === null ? '' : printAmount(paisa(BigInt(row.max_bonus))),
  turnover: row.turnover,
  categories: row.categories,
});

/** A promotion with its number. */
export interface EditedPromotionRow {
  id: number;
  fields: PromotionFields;
  /** True when a deposit or a payment names it, so that its terms are promised. */
  isTaken: boolean;
}

const TAKEN = sql`(exists (select 1 from cash_transaction t where t.promotion_id = p.id)
  or exists (select 1 from deposit_quote q where p.id in (q.promotion_id, q.wished_promotion_id)))`;

/** All promotions but deleted ones, in the order of the lists. */
export async function listEditedPromotions(db: Executor): Promise<EditedPromotionRow[]> {
  const { rows } = await db.execute<RawPromotion & { is_taken: boolean }>(sql`
    select p.*, ${TAKEN} as is_taken from promotions p where not is_deleted order by position, id`);
  return rows.map((row) => ({ id: row.id, fields: toFields(row), isTaken: row.is_taken }));
}

/** The lock keeps new deposits away, which would promise the terms while they change. */
export async function lockEditedPromotion(tx: Executor, id: number): Promise<PromotionFields | null> {
  const { rows } = await tx.execute<RawPromotion>(sql`select * from promotions where id = ${id} and not is_deleted for update`);
  return rows[0] ? toFields(rows[0]) : null;
}

export async function isPromotionTaken(db: Executor, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ is_taken: boolean }>(sql`select ${TAKEN} as is_taken from promotions p where id = ${id}`);
  return rows[0]?.is_taken ?? false;
}

const COLUMNS = sql`name, name_bn, description, description_bn, thumbnail, is_shown, status, start_date, end_date, deposit_bonus, max_bonus,
  turnover, categories`;

const valuesOf = (fields: PromotionFields) => sql`${fields.name}, ${fields.name_bn || null}, ${fields.text}, ${fields.text_bn || null},
  ${fields.picture}, ${fields.state === 'on'}::boolean, ${fields.status}, ${fields.shown_from}::timestamptz, ${fields.shown_until}::timestamptz,
  ${fields.bonus}::numeric, ${fields.max_bonus === '' ? null : paisaOf(fields.max_bonus)}::bigint, ${fields.turnover}::integer,
  ${fields.categories}::integer[]`;

/** Puts a promotion at the end of the lists. */
export async function insertPromotion(tx: Executor, fields: PromotionFields): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into promotions (id, position, ${COLUMNS})
    select nextval('promotion_number'), coalesce(max(position) + 1, 0), ${valuesOf(fields)} from promotions returning id`);
  return Number(rows[0]?.id);
}

/** Also brings a deleted one back. */
export async function updatePromotion(tx: Executor, id: number, fields: PromotionFields) {
  await tx.execute(sql`update promotions set (is_deleted, ${COLUMNS}) = row (false, ${valuesOf(fields)}) where id = ${id}`);
}

/** Deposits name a promotion, so its row stays. */
export async function markPromotionDeleted(tx: Executor, id: number) {
  await tx.execute(sql`update promotions set is_deleted = true where id = ${id}`);
}

export async function placePromotions(tx: Executor, ids: readonly number[]) {
  await tx.execute(sql`
    update promotions set position = given.position
    from ${rowsOf(
      'given',
      { id: 'integer', position: 'integer' },
      ids.map((id, position) => ({ id, position })),
    )}
    where promotions.id = given.id`);
}
