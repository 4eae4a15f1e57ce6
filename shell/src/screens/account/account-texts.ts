import { addTexts } from '@site/i18n';
import en from '#locales/account/en.json';

const NAMESPACE = 'account';

/** The words of the account's screens, which the first view does not bring. @returns settles when they can be read */
export function addAccountTexts() {
  addTexts(NAMESPACE, 'en', en);
  return addTexts(NAMESPACE, 'bn', () => import('#locales/account/bn.json'));
}
