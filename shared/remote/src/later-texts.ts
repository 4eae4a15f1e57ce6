import { addTexts, type Dictionary, type DictionarySource } from '@site/i18n';

/** Texts of an area that its first screens do not show, each in a file of its own. */
interface LaterTexts {
  en: () => Promise<{ default: Dictionary }>;
  bn: DictionarySource;
}

/** Makes the function with which an area loads code that shows its later texts: the code is there when they are. */
export function loadingWith({ en, bn }: LaterTexts, namespace: string) {
  return async <Code>(loading: Promise<Code>): Promise<Code> => {
    const [code, { default: english }] = await Promise.all([loading, en()]);
    addTexts(namespace, 'en', english);
    // When Bangla cannot be loaded, English is shown.
    await addTexts(namespace, 'bn', bn).catch(() => {});
    return code;
  };
}
