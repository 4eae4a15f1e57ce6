import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** Both dictionaries, in the shape that `renderRemote` takes. */
export const texts = { namespace: 'funds', en, bn };

/** A player, the methods and a record, in the shape of the platform's answers. */
export { METHODS, PROFILE, transaction } from './account/account.fixtures';
