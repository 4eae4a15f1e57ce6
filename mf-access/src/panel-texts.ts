import type { PanelOptions } from '@site/remote';
import en from '../locales/later/en.json';
import { texts } from './texts';

/** A panel may be the first part of this area that a player sees, so it loads all texts. */
export const panelTexts: PanelOptions['texts'] = {
  en: { ...texts.en, ...en },
  bn: async () => {
    const [first, later] = await Promise.all([texts.bn(), import('../locales/later/bn.json')]);
    return { default: { ...first.default, ...later.default } };
  },
};
