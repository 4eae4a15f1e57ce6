/** The one text of a signed document in a store: whatever else means the same was changed by somebody. */
export const canonicalText = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
