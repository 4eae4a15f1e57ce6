import { addTexts } from '@site/i18n';
import en from '../locales/en.json';

/** Adds the texts of the console: English comes with the code, Bangla is fetched once it is chosen. */
export function addOwnTexts() {
  addTexts('console', 'en', en);
  void addTexts('console', 'bn', () => import('../locales/bn.json'));
}
