import { addTexts, readLanguage, startTexts, type Language } from '@site/i18n';
import en from '../../locales/en.json';

const NAMESPACE = 'shell';

/** The shell's words, in the language that was chosen before. */
export async function startWords(): Promise<Language> {
  const language = readLanguage(document.cookie);
  await addTexts(NAMESPACE, 'en', en);
  await addTexts(NAMESPACE, 'bn', () => import('../../locales/bn.json'));
  await startTexts(language);
  return language;
}
