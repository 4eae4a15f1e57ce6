import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language';
import { texts } from './texts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Answers the words under a key, or under an English sentence; what nobody translated answers itself. */
export type Translate = (key: string, params?: TextParams) => string;

/** Follows the language and words that arrive later. */
export function useText(namespace: string): Translate {
  const { t } = useTranslation(namespace, { i18n: texts });
  return useCallback((key, params) => t(key, { ...params }), [t]);
}

const subscribe = (changed: () => void) => {
  texts.on('languageChanged', changed);
  return () => texts.off('languageChanged', changed);
};
const current = () => (texts.language === 'bn' ? 'bn' : 'en');

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current, current);
}
