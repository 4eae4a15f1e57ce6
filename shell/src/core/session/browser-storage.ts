/** The browser's real storage, for tests. */
export const browserStorage = window.localStorage;
