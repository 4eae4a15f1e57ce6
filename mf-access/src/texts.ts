import { addTexts } from '@site/i18n';
import type { RemoteOptions } from '@site/remote';
import { manifest } from '#manifest';
import en from '../locales/en.json';

/** What log-in and sign-up say: comes with the remote. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };

const laterBangla = () => import('../locales/later/bn.json');

/** @returns the page, once its words are there as well: those of the screens that are entered later */
export async function withLaterTexts<Page>(loading: Promise<Page>): Promise<Page> {
  const [page, { default: english }] = await Promise.all([loading, import('../locales/later/en.json')]);
  addTexts(manifest.namespace, 'en', english);
  // English stands in for Bangla that does not come.
  await addTexts(manifest.namespace, 'bn', laterBangla).catch(() => {});
  return page;
}
