import { readLanguage, startTexts, type Language } from '@site/i18n';
import { addShellTexts } from '#core/texts';

/** Loads the shell's texts in the language of the cookie. @returns that language */
export async function startWords(): Promise<Language> {
  const language = readLanguage(document.cookie);
  await addShellTexts();
  await startTexts(language);
  return language;
}
