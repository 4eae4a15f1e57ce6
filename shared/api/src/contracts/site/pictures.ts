import * as z from '@site/api/schema';

/**
 * Attribute of an empty `span` in a pending state: the edge puts a public picture in its place, with the same class. Its value says which
 * picture: `FIRST_SLIDE`, or the index of one of the pictures of the page.
 */
export const PICTURE_PLACE = 'data-picture';

/** The picture of the first slide of the main slider. */
export const FIRST_SLIDE = 'first-slide';

/** Answer of a read that a claim names under `pictures`: addresses of this site, in the order of their places. */
export const pagePicturesSchema = z.array(z.string());

/**
 * Id of the element in which a document holds the addresses of its page's pictures, as JSON: an object with the value of `PICTURE_PLACE` as
 * key. @param address path and query of the page
 */
export const pagePicturesId = (address: string) => `pictures:${address}`;
