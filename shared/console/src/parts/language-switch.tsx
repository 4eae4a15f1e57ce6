import { changeLanguage, LANGUAGES, useLanguage, type Language } from '@site/i18n';
import { Button } from '@site/ui';

/** Each language is named in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' };

/** Button that changes to the other language. */
export function LanguageSwitch() {
  const language = useLanguage();
  const other = LANGUAGES.find((each) => each !== language) ?? 'en';
  return (
    <Button variant="quiet" size="s" icon="globe" lang={other} onClick={() => void changeLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}
