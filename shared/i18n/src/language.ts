export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

const LANGUAGE_COOKIE = 'language';
const YEAR_S = 31_536_000;

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language that was chosen before; English when none was. Kept in a cookie, because a 401 clears local storage and the edge
 * writes `<html lang>` from it.
 * @param cookies as `document.cookie` or a `Cookie` header spells them.
 */
export function readLanguage(cookies: string): Language {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(value) ? value : 'en';
}

/** Keeps the choice for a year. */
export function keepLanguage(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
