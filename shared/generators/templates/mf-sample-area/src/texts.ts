import en from '../locales/en.json';

/** Dictionaries of the panel; Bangla is loaded when it is needed. */
export const texts = { en, bn: () => import('../locales/bn.json') };
