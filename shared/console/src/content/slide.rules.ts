import type { EditedSlide } from '@site/platform-operator/calls';
import { localOf, momentOf } from '#parts';

/** A slide as the form has it: its moments are those of fields. */
export type SlideForm = Omit<EditedSlide, 'id' | 'version'>;

const EMPTY = {
  name: '',
  name_bn: '',
  link: '',
  picture: 'slides/main-lily.svg',
  state: 'on',
  shown_from: '',
  shown_until: '',
} as const;

/** The form for a slide that is there. */
export const slideForm = ({ id: _id, version: _version, ...slide }: EditedSlide): SlideForm => ({
  ...slide,
  shown_from: localOf(slide.shown_from),
  shown_until: localOf(slide.shown_until),
});

/** The form for a new slide of a list. */
export const newSlideForm = (list: SlideForm['slider_type']): SlideForm => ({ slider_type: list, ...EMPTY });

/** Fields of the call for fields of the form. */
export const slideInput = <Fields extends Partial<SlideForm>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.shown_from === undefined ? {} : { shown_from: momentOf(fields.shown_from) }),
  ...(fields.shown_until === undefined ? {} : { shown_until: momentOf(fields.shown_until) }),
});
