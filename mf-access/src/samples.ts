import bn from '../locales/bn.json';
import en from '../locales/en.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

/** Both dictionaries with all of their words, as `renderRemote` takes them. */
export const texts = { namespace: 'access', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };
