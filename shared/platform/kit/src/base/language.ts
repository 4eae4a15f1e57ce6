const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

const CHOICE = /(?:^|;)\s*language=(\w+)\s*(?:;|$)/;

/** What the player's page is shown in: the cookie that the site keeps the choice in; English when it names no language of ours. */
export function readLanguage(cookies = ''): Language {
  const [, chosen] = CHOICE.exec(cookies) ?? [];
  return LANGUAGES.find((language) => language === chosen) ?? 'en';
}
