import { SLIDER_TYPES, type Slide } from '@site/api/contracts/site';
import type { SlideRow } from './sliders.repository';

/** One record for each kind of slider, in the specified order. */
export const presentSliders = (rows: readonly SlideRow[]) =>
  SLIDER_TYPES.map((sliderType) => ({
    status: 'active',
    slider_type: sliderType,
    slides: rows.filter((row) => row.sliderType === sliderType).map(presentSlide),
  }));

const presentSlide = ({ link, thumbnail, name, nameBn }: SlideRow): Slide => ({
  link,
  thubmnail: thumbnail,
  name,
  ...(nameBn ? { name_bn: nameBn } : {}),
});
