/** Largest answer, in characters, that a document holds; the page requests a larger one itself. */
export const MAX_INLINED_CHARS = 32_000;

/** A page uses the answers of its document for so long, in ms; later it requests them. */
export const INLINED_READ_MS = 10_000;

/** Id of the element in which a document holds the answer of a public read, as JSON. */
export const inlinedReadId = (path: string) => `read:${path}`;

/** JSON as the text of an element; no text in it can end the element. */
export const inlinedJson = (json: string) => json.replaceAll('<', '\\u003c');
