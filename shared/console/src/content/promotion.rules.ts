import type { EditedPromotion } from '@site/platform-operator/calls';
import { localOf, momentOf } from '#parts';

/** A promotion as the form has it: its moments and numbers are those of fields. */
export interface PromotionForm extends Omit<EditedPromotion, 'id' | 'version' | 'is_taken' | 'bonus' | 'turnover'> {
  bonus: string;
  turnover: string;
}

/** The form for a promotion that is there. */
export const promotionForm = ({ id: _id, version: _version, is_taken: _taken, ...promotion }: EditedPromotion): PromotionForm => ({
  ...promotion,
  bonus: String(promotion.bonus),
  turnover: String(promotion.turnover),
  shown_from: localOf(promotion.shown_from),
  shown_until: localOf(promotion.shown_until),
});

/** Days that a new promotion lasts until somebody says otherwise. */
const DAYS = 30;

/** The form for a new promotion. @param now epoch ms */
export const newPromotionForm = (now: number): PromotionForm => ({
  name: '',
  name_bn: '',
  text: '',
  text_bn: '',
  picture: 'promotions/1.svg',
  state: 'off',
  status: 'active',
  shown_from: localOf(new Date(now).toISOString()),
  shown_until: localOf(new Date(now + DAYS * 86_400_000).toISOString()),
  bonus: '10',
  max_bonus: '',
  turnover: '10',
  categories: [],
});

/** Fields of the call for fields of the form. */
export const promotionInput = <Fields extends Partial<PromotionForm>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.shown_from === undefined ? {} : { shown_from: momentOf(fields.shown_from) }),
  ...(fields.shown_until === undefined ? {} : { shown_until: momentOf(fields.shown_until) }),
});

/** Ids of the categories after one was chosen or left out, in the order of the tabs. */
export const toggled = (chosen: readonly number[], id: number) =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
