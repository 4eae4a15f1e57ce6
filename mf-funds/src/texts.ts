import type { RemoteOptions } from '@site/remote';
import en from '../locales/en.json';

/** Texts of this area, for its pages and its panels. */
export const texts: RemoteOptions['texts'] = { en, bn: () => import('../locales/bn.json') };
