import { keepLanguage, type Language } from './language';
import { PLATFORM_TEXTS, withTexts, type Dictionary, type Words } from './words';

/** Lazy dictionary, such as `() => import('../locales/bn.json')`. */
export type DictionarySource = () => Promise<{ default: Dictionary }>;

let words: Words = { language: 'en', namespaces: {} };
const readers = new Set<() => void>();

export const currentWords = () => words;

/** @param changed called when texts arrive or the language changes @returns a function that ends the calls */
export function onWords(changed: () => void) {
  readers.add(changed);
  return () => void readers.delete(changed);
}

function replaceWords(next: Words) {
  words = next;
  for (const changed of [...readers]) changed();
}

/** Sources that are not fetched yet. The source is the key, so adding it twice fetches it once. */
const waiting = new Map<DictionarySource, { namespace: string; language: Language }>();

/** Adds the texts of one namespace at once; screens that show them render again. */
export function addTexts(namespace: string, language: Language, dictionary: Dictionary): void;
/**
 * Adds a source of texts that is fetched only after its language is chosen.
 * @returns a promise that settles when the texts of the current language are there; it rejects when they could not be fetched (the next
 * change of language tries again).
 */
export function addTexts(namespace: string, language: Language, source: DictionarySource): Promise<void>;
export function addTexts(namespace: string, language: Language, added: Dictionary | DictionarySource) {
  if (typeof added !== 'function') return replaceWords(withTexts(words, namespace, language, added));
  waiting.set(added as DictionarySource, { namespace, language });
  return words.language === language ? fetchWaiting(language) : Promise.resolve();
}

void addTexts(PLATFORM_TEXTS, 'bn', () => import('../locales/bn.json'));

async function fetchWaiting(language: Language) {
  const due = [...waiting].filter(([, source]) => source.language === language);
  await Promise.all(
    due.map(async ([source, { namespace }]) => {
      const { default: dictionary } = await source();
      waiting.delete(source);
      addTexts(namespace, language, dictionary);
    }),
  );
}

function speak(language: Language) {
  replaceWords({ ...words, language });
  document.documentElement.lang = language;
}

// Missing texts fall back to English, so a failed fetch is ignored; the next change of language tries again.
const fetchOrFallBack = (language: Language) => fetchWaiting(language).catch(() => {});

/** Call once, before the first render; settles when the texts are there, or could not be fetched. Only Bangla is fetched. Never rejects. */
export function startTexts(language: Language): Promise<void> {
  speak(language);
  return fetchOrFallBack(language);
}

/**
 * Switches the page as soon as the texts are there (English replaces what cannot be fetched), sets `<html lang>`, and stores the choice.
 * Never rejects.
 */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await fetchOrFallBack(language);
  speak(language);
}
