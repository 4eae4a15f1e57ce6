import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** Both dictionaries, in the shape that `renderRemote` takes. */
export const texts = { namespace: 'rewards', en, bn };
