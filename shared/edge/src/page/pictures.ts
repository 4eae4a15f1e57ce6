import { activeSlides, FIRST_SLIDE, getSliders, PICTURE_PLACE, storagePath } from '@site/api/contracts/site';
import * as z from '@site/api/schema';
import { escapeText } from './tag';
import type { PageAnswers } from './preloads';

/** Address of the first slide's picture, when the document holds the slides: it is the largest element of the home page. */
export function firstSlideOf(answers: PageAnswers): string | null {
  const sliders = z.safeParse(getSliders.output, JSON.parse(answers.get(getSliders.path) ?? '[]'));
  const [first] = activeSlides(sliders.data ?? [], 'Main');
  return first ? storagePath(first.thubmnail) : null;
}

const PLACE = new RegExp(`<span((?: [^>]*)?) ${PICTURE_PLACE}="${FIRST_SLIDE}"([^>]*)></span>`, 'g');

/** Puts the picture of the first slide into a pending state that has a place for it. */
export const withFirstSlide = (pending: string, address: string | null) =>
  address === null
    ? pending
    : pending.replace(PLACE, (_, before: string, after: string) => `<img${before}${after} src="${escapeText(address)}" alt="">`);
