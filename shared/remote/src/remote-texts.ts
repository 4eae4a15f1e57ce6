import { addTexts, type Dictionary, type DictionarySource } from '@site/i18n';

/** English comes with the code, so that no extra request stands before the first words; Bangla once it is chosen. */
export interface RemoteTexts {
  en: Dictionary;
  bn: DictionarySource;
}

/** Settles when the words of the current language are there, or are known not to come. */
export async function addRemoteTexts(namespace: string, { en, bn }: RemoteTexts) {
  addTexts(namespace, 'en', en);
  try {
    await addTexts(namespace, 'bn', bn);
  } catch (problem) {
    // Every key falls back to English: readable, so not worth taking the area down.
    console.error(`${namespace}: Bangla texts did not load`, problem);
  }
}
