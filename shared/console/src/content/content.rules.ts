import { SLIDER_TYPES } from '@site/api/contracts/site';
import type { EditedPromotion, EditedSlide } from '@site/platform-operator/calls';

/** Lists of the page: those of the home page, and the promotions. */
export const CONTENT_LISTS = [...SLIDER_TYPES, 'promotions'] as const;
export type ContentList = (typeof CONTENT_LISTS)[number];

/** The list that the address names; the main slider without a known name. */
export const listIn = (text: string | null): ContentList => CONTENT_LISTS.find((list) => list === text) ?? 'Main';

/** A slide or a promotion. */
export type ContentItem = EditedSlide | EditedPromotion;

export const isPromotion = (item: ContentItem): item is EditedPromotion => 'turnover' in item;

type ContentStage = 'shown' | 'soon' | 'over' | 'off';

/** Stage of an item for players. @param now epoch ms */
export function stageOf(
  { state, shown_from: from, shown_until: until }: Pick<ContentItem, 'state' | 'shown_from' | 'shown_until'>,
  now: number,
): ContentStage {
  if (state === 'off') return 'off';
  if (from !== '' && Date.parse(from) > now) return 'soon';
  return until !== '' && Date.parse(until) <= now ? 'over' : 'shown';
}

/** Screens of the preview. */
export const PREVIEW_LAYOUTS = ['phone', 'desktop'] as const;
export type PreviewLayout = (typeof PREVIEW_LAYOUTS)[number];

/** Ids of a list after one of them moved a place. Null at the end of the list. */
export function moved(ids: readonly number[], id: number, step: -1 | 1): number[] | null {
  const from = ids.indexOf(id);
  const other = ids[from + step];
  if (from < 0 || other === undefined) return null;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}

/** Fields of a form that a person has changed. */
export const changedFields = <Form extends object>(before: Form, after: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Form])),
  ) as Partial<Form>;
