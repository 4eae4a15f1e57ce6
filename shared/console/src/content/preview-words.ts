import type { Language } from '@site/i18n';

interface PreviewWords {
  openSlide: string;
  /** @param percent of the deposit */
  bonus: (percent: number) => string;
}

/** Words of the screens of players, in the language of a preview, which may be another one than that of the page. */
export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: { openSlide: 'See more', bonus: (percent) => `${percent}% bonus` },
  bn: { openSlide: 'আরও দেখুন', bonus: (percent) => `${percent}% বোনাস` },
};
