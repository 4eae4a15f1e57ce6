import type { RemoteOptions } from '@site/remote';
import { loadingWith } from '@site/remote/later-texts';
import { manifest } from '#manifest';
import en from '../locales/en.json';

/** Texts of log-in and sign-up; they come with the remote. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };

/** Waits for the texts of the later screens, too. @returns the loaded code */
export const withLaterTexts = loadingWith(
  { en: () => import('../locales/later/en.json'), bn: () => import('../locales/later/bn.json') },
  manifest.namespace,
);
