import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** Both dictionaries, as `renderRemote` takes them. */
export const texts = { namespace: 'exchange', en, bn };
