import {
  activeSlides,
  FIRST_SLIDE,
  getSliders,
  pagePicturesId,
  pagePicturesSchema,
  PICTURE_PLACE,
  storagePath,
} from '@site/api/contracts/site';
import { inlinedJson } from '@site/api/contracts/inlined-reads';
import * as z from '@site/api/schema';
import { readOfPage } from './read-of-page';
import { escapeText, tag } from './tag';
import type { Owner } from './path-owner';
import type { PageAnswers } from './preloads';
import type { PageVisitor } from './visitor';

/** Addresses of the pictures that a page has places for, by the name of the place. */
export type PagePictures = ReadonlyMap<string, string>;

/** Pictures come from the platform's storage only. */
const STORAGE = storagePath('');

/**
 * Address of the read that answers with the pictures of a page: that of the claim, with the query of the page.
 * @param url path and query of the page
 * @returns null for a page without pictures, and for a visitor who saves data
 */
export const picturesReadOf = (owner: Owner | null, url: string, { savesData }: PageVisitor): string | null =>
  savesData ? null : readOfPage(owner?.claim.pictures, url);

/** Pictures of a page: the first slide when the document holds the slides, and those of the page's own read. */
export function picturesOf(answers: PageAnswers, read: string | null): PagePictures {
  const sliders = z.safeParse(getSliders.output, JSON.parse(answers.get(getSliders.path) ?? '[]'));
  const [first] = activeSlides(sliders.data ?? [], 'Main');
  const own = z.safeParse(pagePicturesSchema, JSON.parse(answers.get(read ?? '') ?? '[]')).data ?? [];
  return new Map([
    ...(first ? [[FIRST_SLIDE, storagePath(first.thubmnail)] as const] : []),
    ...own.filter((address) => address.startsWith(STORAGE)).map((address, index) => [String(index), address] as const),
  ]);
}

const PLACE = new RegExp(`<span((?: [^>]*)?) ${PICTURE_PLACE}="([\\w-]+)"([^>]*)></span>`, 'g');

/** Puts the pictures into the places that a pending state has for them. */
export const withPictures = (pending: string, pictures: PagePictures) =>
  pending.replace(PLACE, (place, before: string, name: string, after: string) => {
    const address = pictures.get(name);
    return address === undefined ? place : `<img${before}${after} src="${escapeText(address)}" alt="">`;
  });

/**
 * Addresses of the pictures that the browser needs first: those in the frame, and the first slide, which the page shows also where no
 * frame has it.
 */
export const firstPictures = (pictures: PagePictures, frame = '') =>
  [...pictures].flatMap(([name, address]) => (name === FIRST_SLIDE || frame.includes(` src="${escapeText(address)}"`) ? [address] : []));

/** The addresses of all pictures of the page, for the area: it keeps them in their places until it has its own data. */
export function documentPictures(pictures: PagePictures, url: string): string[] {
  if (pictures.size === 0) return [];
  const json = JSON.stringify(Object.fromEntries(pictures));
  return [`${tag('script', { type: 'application/json', id: pagePicturesId(url) })}${inlinedJson(json)}</script>`];
}
