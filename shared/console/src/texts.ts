import { addTexts, type Dictionary, type DictionarySource } from '@site/i18n';
import en from '../locales/en.json';

/** Adds the texts of the frame and of what several pages show: English comes with the code, Bangla is fetched once it is chosen. */
export function addOwnTexts() {
  addTexts('console', 'en', en);
  void addTexts('console', 'bn', () => import('../locales/bn.json'));
}

/** Waits for the texts of a page: its English is in the file of the page. @returns the loaded page @throws when it cannot be fetched */
export async function withTexts<Page extends { en: Dictionary }>(bangla: DictionarySource, loading: Promise<Page>): Promise<Page> {
  // When Bangla cannot be fetched, the page shows English.
  const inBangla = addTexts('console', 'bn', bangla).catch(() => {});
  const [page] = await Promise.all([loading, inBangla]);
  addTexts('console', 'en', page.en);
  return page;
}
