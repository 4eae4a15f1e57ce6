import { addTexts } from '@site/i18n';
import en from '#locales/account/en.json';

const NAMESPACE = 'account';

/** Texts of the account screens, which the first view does not load. @returns a promise that resolves when they are loaded */
export function addAccountTexts() {
  addTexts(NAMESPACE, 'en', en);
  return addTexts(NAMESPACE, 'bn', () => import('#locales/account/bn.json'));
}
