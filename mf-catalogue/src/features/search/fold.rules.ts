import { latinDigits } from '@site/api/money';

/** Letters of Bangla that sound alike, and that people write for each other. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\u09c0/g, '\u09bf'],
  [/\u09c2/g, '\u09c1'],
  [/\u09a3/g, '\u09a8'],
  [/[\u09b6\u09b7]/g, '\u09b8'],
  [/\u0999/g, '\u0982'],
];
/** Accents of Latin letters; nukta, candrabindu and hasanta of Bangla; characters without width. */
const MARKS = /[\u0300-\u036f\u09bc\u0981\u09cd\p{Cf}]/gu;
const VOWEL_SIGNS = /\p{M}/gu;

/** Text for comparing: lower case, Latin digits, without marks, and with one letter for those that sound alike. */
const fold = (text: string) =>
  ALIKE.reduce(
    (folded, [letters, letter]) => folded.replace(letters, letter),
    latinDigits(text.normalize('NFD')).toLowerCase().replace(MARKS, ''),
  );

/** The consonants of a Bangla text, for a word whose vowel signs are wrong or missing. */
export const bonesOf = (folded: string) => folded.replace(VOWEL_SIGNS, '');

/** The words of a text, folded; other signs part them. */
export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
