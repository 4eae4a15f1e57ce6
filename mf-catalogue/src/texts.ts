import type { RemoteOptions } from '@site/remote';
import { loadingWith } from '@site/remote/later-texts';
import { manifest } from '#manifest';
import en from '../locales/en.json';

/** Texts of this area, for its pages and its panels. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };

/** Waits for the texts of what comes after the lists, too. @returns the loaded code */
export const withLaterTexts = loadingWith(
  { en: () => import('../locales/later/en.json'), bn: () => import('../locales/later/bn.json') },
  manifest.namespace,
);
