import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** Both dictionaries, as `renderRemote` takes them. */
export const texts = { namespace: 'funds', en, bn };

/** A player, the methods and a record, as the account's calls answer them. */
export { METHODS, PROFILE, transaction } from './account/account.samples';
