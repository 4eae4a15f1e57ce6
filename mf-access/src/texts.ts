import { addTexts } from '@site/i18n';
import type { RemoteOptions } from '@site/remote';
import { manifest } from '#manifest';
import en from '../locales/en.json';

/** Texts of log-in and sign-up; they come with the remote. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };

const laterBangla = () => import('../locales/later/bn.json');

/** Waits for the texts of the later screens, too. @returns the loaded page */
export async function withLaterTexts<Page>(loading: Promise<Page>): Promise<Page> {
  const [page, { default: english }] = await Promise.all([loading, import('../locales/later/en.json')]);
  addTexts(manifest.namespace, 'en', english);
  // When Bangla cannot be loaded, the page shows English.
  await addTexts(manifest.namespace, 'bn', laterBangla).catch(() => {});
  return page;
}
