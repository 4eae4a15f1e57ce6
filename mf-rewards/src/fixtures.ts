import bn from '../locales/bn.json';
import en from '../locales/en.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

/** Both dictionaries, in the shape that `renderRemote` takes. */
export const texts = { namespace: 'rewards', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };
