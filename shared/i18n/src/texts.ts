import { createInstance } from 'i18next';
import { keepLanguage, type Language } from './language';

/** Flat: key or English sentence -> text. `{{name}}` takes a parameter. */
export type Dictionary = Readonly<Record<string, string>>;
/** What `() => import('../locales/bn.json')` answers. */
export type DictionarySource = () => Promise<{ default: Dictionary }>;

/** Words of shared components and of the platform's answers; every namespace falls back to it. */
const PLATFORM_TEXTS = 'platform';

export const texts = createInstance();

void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  fallbackNS: PLATFORM_TEXTS,
  ns: [],
  keySeparator: false,
  nsSeparator: false,
  resources: {},
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
  showSupportNotice: false,
  initAsync: false,
});

/** Each source once, however often it is added. */
const waiting = new Map<DictionarySource, { namespace: string; language: Language }>();

/** Adds the words of one namespace at once; screens that show them follow. */
export function addTexts(namespace: string, language: Language, dictionary: Dictionary): void;
/**
 * Adds a source of words that is asked only once its language is chosen.
 * @returns settles when the words of the current language are there; rejects when they did not come (the next change asks again).
 */
export function addTexts(namespace: string, language: Language, source: DictionarySource): Promise<void>;
export function addTexts(namespace: string, language: Language, words: Dictionary | DictionarySource) {
  if (typeof words !== 'function') return void texts.addResourceBundle(language, namespace, words, true, true);
  waiting.set(words as DictionarySource, { namespace, language });
  return texts.language === language ? fetchWaiting(language) : Promise.resolve();
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
  void texts.changeLanguage(language);
  document.documentElement.lang = language;
}

// Words that cannot be fetched are said in English rather than not at all; the next change asks again.
const fetchOrFallBack = (language: Language) => fetchWaiting(language).catch(() => {});

/** Called once, before the first render; settles when the words are there. Only another language than English has to be fetched. */
export function startTexts(language: Language): Promise<void> {
  speak(language);
  return fetchOrFallBack(language);
}

/** Switches the page once the words are there, sets `<html lang>`, and keeps the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await fetchOrFallBack(language);
  speak(language);
}
