import type { Language } from '@site/api/contracts/site';

const LANGUAGES = ['en', 'bn'] as const satisfies readonly Language[];

const CHOICE = /(?:^|;)\s*language=(\w+)\s*(?:;|$)/;

/**
 * Language of the player's page, read from the cookie that holds the player's choice. English when the cookie names no supported language.
 */
export function readLanguage(cookies = ''): Language {
  const [, chosen] = CHOICE.exec(cookies) ?? [];
  return LANGUAGES.find((language) => language === chosen) ?? 'en';
}
