import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { inTurn, refuseStale, type EditedKind } from '../changes/edits.service';
import { refuseEmptyPeriod } from '../changes/period';
import { requirePicture } from '../pictures/pictures.service';
import {
  deleteSlide,
  findEditedSlide,
  insertSlide,
  listEditedSlides,
  placeSlides,
  type SlideFields,
  type SliderType,
  updateSlide,
} from './edited-slides.repository';

/** Slides of the home page as people edit them; a slide stays in its list. */
export const editedSlides: EditedKind<SlideFields> = {
  kind: 'slide',
  find: findEditedSlide,
  async insert(tx, fields, id) {
    refuseEmptyPeriod(fields.shown_from, fields.shown_until);
    await requirePicture(tx, fields.picture);
    return insertSlide(tx, fields, id);
  },
  async update(tx, id, fields) {
    refuseEmptyPeriod(fields.shown_from, fields.shown_until);
    await requirePicture(tx, fields.picture);
    await updateSlide(tx, id, fields);
  },
  remove: deleteSlide,
};

const OTHER_SLIDES = -1;

/** @throws Refusal `funds.changed` when the list has other slides than the given ones */
export const orderSlides = (context: PlatformContext, list: SliderType, ids: readonly number[], by: string): Promise<void> =>
  inTurn(context, by, async (tx, note) => {
    const before = (await listEditedSlides(tx)).filter(({ fields }) => fields.slider_type === list).map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new Refusal('platform.invalid', { errors: { ids: ['A slide is named twice'] } });
    if (before.length !== ids.length || !before.every((id) => ids.includes(id))) refuseStale(0, OTHER_SLIDES);
    await placeSlides(tx, list, ids);
    await note({ kind: 'slide', subject: `order ${list}`, before: { ids: before }, after: { ids: [...ids] } });
  });
