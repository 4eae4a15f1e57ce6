import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language';
import { texts } from './texts';

/** Values of the `{{name}}` parameters of a text. */
export type TextParams = Readonly<Record<string, string | number>>;
/** Returns the text of a key or of an English sentence; a text without a translation is returned as it is. */
export type Translate = (key: string, params?: TextParams) => string;

/** Returns the translator of one namespace. The component renders again when the language changes or texts arrive later. */
export function useText(namespace: string): Translate {
  const { t } = useTranslation(namespace, { i18n: texts });
  return useCallback((key, params) => t(key, { ...params }), [t]);
}

const subscribe = (changed: () => void) => {
  texts.on('languageChanged', changed);
  return () => texts.off('languageChanged', changed);
};
const current = () => (texts.language === 'bn' ? 'bn' : 'en');

/** Returns the language of the page. The component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current, current);
}
