import { addTexts, type Dictionary, type DictionarySource } from '@site/i18n';

/** Texts of a remote. English comes with the code, so that the first texts need no extra request; Bangla is fetched when it is chosen. */
export interface RemoteTexts {
  en: Dictionary;
  bn: DictionarySource;
}

/** Settles when the texts of the current language are there, or could not be fetched. */
export async function addRemoteTexts(namespace: string, { en, bn }: RemoteTexts) {
  addTexts(namespace, 'en', en);
  try {
    await addTexts(namespace, 'bn', bn);
  } catch (problem) {
    // Every key falls back to English, so a missing language must not take the area down.
    console.error(`${namespace}: Bangla texts did not load`, problem);
  }
}
