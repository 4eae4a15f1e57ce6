import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from './language';
import { currentWords, onWords } from './texts';
import { textOf, type TextParams } from './words';

/** Returns the text of a key or of an English sentence; a text without a translation is returned as it is. */
export type Translate = (key: string, params?: TextParams) => string;

/** Returns the translator of one namespace. The component renders again when the language changes or texts arrive later. */
export function useText(namespace: string): Translate {
  const words = useSyncExternalStore(onWords, currentWords, currentWords);
  return useCallback((key, params) => textOf(words, namespace, key, params), [words, namespace]);
}

const currentLanguage = () => currentWords().language;

/** Returns the language of the page. The component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onWords, currentLanguage, currentLanguage);
}
