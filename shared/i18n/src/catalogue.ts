import type { Dictionary } from './words';

const BENGALI = /[\u0980-\u09FF]/;
const WORD = /[A-Za-z]{2,}/;
/** Names and codes that are the same in both languages: BDT, VIP, Shapla. */
const KEPT = /^[A-Z0-9+ ]+$/;

const paramsOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
const withoutParams = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '');

/**
 * Lists the problems of a remote's two dictionaries (missing, empty or untranslated texts, other parameters); empty when they are complete.
 * `bn` may use English sentences as keys that `en` leaves out, because English falls back to the sentence itself.
 */
export function textProblems(en: Dictionary, bn: Dictionary): string[] {
  const missing = Object.keys(en).filter((key) => !(key in bn));
  const unknown = Object.keys(bn).filter((key) => !(key in en) && !key.includes(' ') && !/^[A-Z]/.test(key));
  const empty = [...Object.entries(en), ...Object.entries(bn)].filter(([, text]) => text.trim() === '').map(([key]) => key);
  const odd = Object.entries(bn).filter(([key, text]) => paramsOf(en[key] ?? key) !== paramsOf(text));
  const untranslated = Object.entries(bn).filter(([key, text]) => {
    const english = withoutParams(en[key] ?? key);
    return WORD.test(english) && !KEPT.test(english) && !BENGALI.test(text);
  });
  return [
    ...missing.map((key) => `not in bn: ${key}`),
    ...unknown.map((key) => `not in en: ${key}`),
    ...empty.map((key) => `empty: ${key}`),
    ...odd.map(([key]) => `other parameters in bn: ${key}`),
    ...untranslated.map(([key]) => `no Bengali letter: ${key}`),
  ];
}

/**
 * For a remote's own test: expects its two dictionaries to be complete. @throws Jest's assertion error, with every problem of
 * `textProblems`
 */
export function expectCompleteTexts(en: Dictionary, bn: Dictionary) {
  expect(textProblems(en, bn)).toEqual([]);
}
