import type { Language } from './language';

/** Flat dictionary: key or English sentence -> text. `{{name}}` marks a parameter. */
export type Dictionary = Readonly<Record<string, string>>;

/** Values of the `{{name}}` parameters of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** All texts that are there, and the language of the page. A change makes a new object. */
export interface Words {
  language: Language;
  /** Namespace -> its dictionary in each language. */
  namespaces: Readonly<Record<string, Partial<Record<Language, Dictionary>>>>;
}

/** Namespace with the texts of shared components and of the platform's messages; every namespace falls back to it. */
export const PLATFORM_TEXTS = 'platform';

const PARAMETER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Text of a key: in the language, else in English; in the namespace, else in the platform's; else the key itself. A parameter without a
 * value stays as it is written.
 */
export function textOf({ language, namespaces }: Words, namespace: string, key: string, params: TextParams = {}): string {
  const places = [namespace, PLATFORM_TEXTS].flatMap((name) => [namespaces[name]?.[language], namespaces[name]?.en]);
  const text = places.find((place) => place && Object.hasOwn(place, key))?.[key] ?? key;
  return text.replace(PARAMETER, (written, name: string) => (Object.hasOwn(params, name) ? String(params[name] ?? '') : written));
}

/** Adds texts of one namespace; they replace those of the same keys. */
export function withTexts(words: Words, namespace: string, language: Language, dictionary: Dictionary): Words {
  const before = words.namespaces[namespace];
  const after = { ...before, [language]: { ...before?.[language], ...dictionary } };
  return { ...words, namespaces: { ...words.namespaces, [namespace]: after } };
}
