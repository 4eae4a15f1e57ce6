import { addTexts } from '@site/i18n';
import en from '#locales/en.json';

const NAMESPACE = 'shell';

/** The shell's texts. English comes with the code, Bangla loads when it is chosen. */
export function addShellTexts() {
  addTexts(NAMESPACE, 'en', en);
  return addTexts(NAMESPACE, 'bn', () => import('#locales/bn.json'));
}
