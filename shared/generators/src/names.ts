import { GeneratorRefusal } from './refusal';

/** Spellings of one name: `betting-record`, `bettingRecord`, `BettingRecord`, `BETTING_RECORD`, `Betting record`. */
export interface NameForms {
  kebab: string;
  camel: string;
  pascal: string;
  upper: string;
  words: string;
}

// Only letters and hyphens, because file names, federation's container name and the size report contain the name.
const REMOTE = /^mf-[a-z]+(-[a-z]+)*$/;
const FEATURE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SENTENCE = /^[A-Za-z][\w ,.'()&-]{0,79}$/;
const PATH = /^(\/[a-z0-9]+([-_][a-z0-9]+)*)+$/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param kebab lower case with hyphens */
export function formsOf(kebab: string): NameForms {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: words.join('_').toUpperCase(),
    words: capital(words.join(' ')),
  };
}

/** @throws Refusal when a remote cannot have this name */
export function checkRemoteName(name: string) {
  if (!REMOTE.test(name))
    throw new GeneratorRefusal(`"${name}" cannot be a remote.`, 'Write mf- and small letters: mf-funds, mf-live-chat.', 2);
}

/** @throws Refusal when a feature cannot have this name */
export function checkFeatureName(name: string) {
  if (!FEATURE.test(name))
    throw new GeneratorRefusal(`"${name}" cannot be a feature.`, 'Write small letters, digits and hyphens: deposit, betting-record.', 2);
}

/** @throws Refusal when a page cannot have this path */
export function checkPath(path: string) {
  if (PATH.test(path)) return;
  const advice = path.includes(':')
    ? 'Give it a plain path now; a parameter goes into remote.manifest.ts, app.tsx and the tests by hand.'
    : 'Write it as players see it, in small letters: --path /deposit';
  throw new GeneratorRefusal(`"${path}" cannot be the path of a new page.`, advice, 2);
}

/** @throws Refusal when package.json and README.md cannot contain this text without escapes */
export function checkSentence(sentence: string) {
  if (!SENTENCE.test(sentence))
    throw new GeneratorRefusal(
      `"${sentence}" cannot describe a remote.`,
      'Write one line of at most 80 letters: --about "Deposits and withdrawals."',
      2,
    );
}

/** @returns the feature that a path is named after: `/vip/betting_record` gives `betting-record` */
export const featureOfPath = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('_', '-');
