import type { Language } from '@site/api/contracts/site';

export type { Language };

/** The languages of the site. English comes with the code, Bangla is fetched when it is chosen. @see SHELL-039 */
export const LANGUAGES = ['en', 'bn'] as const satisfies readonly Language[];

const LANGUAGE_COOKIE = 'language';
const YEAR_S = 31_536_000;

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/**
 * Returns the language that the player chose before; English when no choice is stored. The choice is in a cookie, because a 401 clears
 * local storage and the edge writes `<html lang>` from the cookie.
 * @param cookies in the form of `document.cookie` or of a `Cookie` header.
 */
export function readLanguage(cookies: string): Language {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(value) ? value : 'en';
}

/** Stores the choice for a year. */
export function keepLanguage(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
