import { addTexts, type DictionarySource } from '@site/i18n';
import en from '../locales/en.json';
import type { PAGES } from '#frame';

/** A page with texts of its own. */
type TextsOwner = (typeof PAGES)[number]['path'] | 'join';

/** Texts of each page. What several pages or the frame show is in the first file. */
const PAGE_TEXTS: Record<TextsOwner, Record<'en' | 'bn', DictionarySource>> = {
  queue: { en: () => import('../locales/queue/en.json'), bn: () => import('../locales/queue/bn.json') },
  players: { en: () => import('../locales/players/en.json'), bn: () => import('../locales/players/bn.json') },
  exchange: { en: () => import('../locales/exchange/en.json'), bn: () => import('../locales/exchange/bn.json') },
  chats: { en: () => import('../locales/chats/en.json'), bn: () => import('../locales/chats/bn.json') },
  complaints: { en: () => import('../locales/complaints/en.json'), bn: () => import('../locales/complaints/bn.json') },
  'safer-play': { en: () => import('../locales/safer-play/en.json'), bn: () => import('../locales/safer-play/bn.json') },
  releases: { en: () => import('../locales/releases/en.json'), bn: () => import('../locales/releases/bn.json') },
  health: { en: () => import('../locales/health/en.json'), bn: () => import('../locales/health/bn.json') },
  content: { en: () => import('../locales/content/en.json'), bn: () => import('../locales/content/bn.json') },
  settings: { en: () => import('../locales/settings/en.json'), bn: () => import('../locales/settings/bn.json') },
  audit: { en: () => import('../locales/audit/en.json'), bn: () => import('../locales/audit/bn.json') },
  people: { en: () => import('../locales/people/en.json'), bn: () => import('../locales/people/bn.json') },
  join: { en: () => import('../locales/join/en.json'), bn: () => import('../locales/join/bn.json') },
};

/** Adds the texts of the first file: English comes with the code, Bangla is fetched once it is chosen. */
export function addOwnTexts() {
  addTexts('console', 'en', en);
  void addTexts('console', 'bn', () => import('../locales/bn.json'));
}

/** Waits for the texts of a page as well. @returns the loaded page @throws when its code or its English cannot be fetched */
export async function withTexts<Page>(owner: TextsOwner, loading: Promise<Page>): Promise<Page> {
  const texts = PAGE_TEXTS[owner];
  const inEnglish = texts.en();
  // When Bangla cannot be fetched, the page shows English.
  const inBangla = addTexts('console', 'bn', texts.bn).catch(() => {});
  const [page, { default: english }] = await Promise.all([loading, inEnglish, inBangla]);
  addTexts('console', 'en', english);
  return page;
}
