import { addTexts } from '@site/i18n';
import en from '#locales/en.json';

const NAMESPACE = 'shell';

/** The shell's words: English with the code, Bangla once it is chosen. */
export function addShellTexts() {
  addTexts(NAMESPACE, 'en', en);
  return addTexts(NAMESPACE, 'bn', () => import('#locales/bn.json'));
}
