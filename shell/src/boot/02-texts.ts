import { readLanguage, startTexts, type Language } from '@site/i18n';
import { addShellTexts } from '#core/texts';

/** The language that was chosen before, with the shell's words in it. */
export async function startWords(): Promise<Language> {
  const language = readLanguage(document.cookie);
  await addShellTexts();
  await startTexts(language);
  return language;
}
