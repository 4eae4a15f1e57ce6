/** Canonical text of a signed document in a store; any other text with the same meaning counts as tampering. */
export const canonicalText = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
