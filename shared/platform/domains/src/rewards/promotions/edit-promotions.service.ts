import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { type EditedKind, inTurn, refuseEmptyPeriod, refuseStale, requirePicture } from '#site';
import {
  insertPromotion,
  isPromotionTaken,
  listEditedPromotions,
  lockEditedPromotion,
  markPromotionDeleted,
  placePromotions,
  type PromotionFields,
  updatePromotion,
} from './edited-promotions.repository';

/** Fields that a deposit is promised. They are read when the deposit is credited. */
const TERMS = ['bonus', 'max_bonus', 'turnover'] as const satisfies readonly (keyof PromotionFields)[];

const PROMISED = 'Players have deposited with this promotion, so its bonus, cap and turnover stay. Switch it off and make a new one.';

/** Promotions as people edit them. */
export const editedPromotions: EditedKind<PromotionFields> = {
  kind: 'promotion',
  find: lockEditedPromotion,
  async insert(tx, fields, id) {
    await check(tx, fields);
    if (id === undefined) return insertPromotion(tx, fields);
    await updatePromotion(tx, id, fields);
    return id;
  },
  async update(tx, id, fields, before) {
    await check(tx, fields);
    if (TERMS.some((term) => fields[term] !== before[term]) && (await isPromotionTaken(tx, id)))
      throw new Refusal('funds.not_changeable', { message: PROMISED });
    await updatePromotion(tx, id, fields);
  },
  remove: markPromotionDeleted,
};

async function check(tx: Executor, { shown_from: from, shown_until: until, picture }: PromotionFields) {
  refuseEmptyPeriod(from, until);
  await requirePicture(tx, picture);
}

const OTHER_PROMOTIONS = -1;

/** @throws Refusal `funds.changed` when there are other promotions than the given ones */
export const orderPromotions = (context: PlatformContext, ids: readonly number[], by: string): Promise<void> =>
  inTurn(context, by, async (tx, note) => {
    const before = (await listEditedPromotions(tx)).map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new Refusal('platform.invalid', { errors: { ids: ['A promotion is named twice'] } });
    if (before.length !== ids.length || !before.every((id) => ids.includes(id))) refuseStale(0, OTHER_PROMOTIONS);
    await placePromotions(tx, ids);
    await note({ kind: 'promotion', subject: 'order', before: { ids: before }, after: { ids: [...ids] } });
  });
