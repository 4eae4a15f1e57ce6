/** For tests: what the browser really keeps. */
export const browserStorage = window.localStorage;
