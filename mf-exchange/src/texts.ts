import { addTexts } from '@site/i18n';
import type { RemoteOptions } from '@site/remote';
import { manifest } from '#manifest';
import en from '../locales/en.json';

/** Texts of the markets, the slip and the lists; they come with the remote. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };

const laterBangla = () => import('../locales/later/bn.json');

/** Waits for the texts of code that few players load, too. @returns the loaded code */
export async function withLaterTexts<Code>(loading: Promise<Code>): Promise<Code> {
  const [code, { default: english }] = await Promise.all([loading, import('../locales/later/en.json')]);
  addTexts(manifest.namespace, 'en', english);
  // When Bangla cannot be loaded, English is shown.
  await addTexts(manifest.namespace, 'bn', laterBangla).catch(() => {});
  return code;
}
