import type { RemoteOptions } from '@site/remote';
import en from '../locales/en.json';

/** The words of this area, as its pages and its panels bring them. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };
