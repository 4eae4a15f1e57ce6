import * as z from '@site/api/schema';

/**
 * Attribute of a `span` in a pending state: the edge puts a public text in place of its own. Its value is the index of one of the texts of the
 * page.
 */
export const TEXT_PLACE = 'data-text';

/** Answer of a read that a claim names under `texts`: names that everybody may read, in the order of their places. */
export const pageTextsSchema = z.array(z.string());

/** Id of the element in which a document holds the texts of its page, as JSON. @param address path and query of the page */
export const pageTextsId = (address: string) => `texts:${address}`;
