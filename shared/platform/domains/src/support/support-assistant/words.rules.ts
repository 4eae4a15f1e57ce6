import { latinDigits } from '@site/api/money';

/** Limit of words, so that the tests of phrases stay cheap even for a very long message. */
const WORDS_READ = 300;

const NAMES = ['deposit', 'withdraw', 'withdrawal', 'turnover', 'balance', 'complaint', 'promotion'];

/** Lower-case text with composed letters, Latin digits, and no characters without width. */
export const plainOf = (text: string) => latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).toLowerCase();

/** Words and emoji of a text; typing errors in the names of topics are corrected. */
export const wordsOf = (text: string): string[] =>
  (plainOf(text).match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []).slice(0, WORDS_READ).map(corrected);

const corrected = (word: string) => (word.length < 6 ? word : (NAMES.find((name) => isOneSlipAway(word, name)) ?? word));

/** True for one letter too many, missing or wrong, or two letters in the wrong order. */
function isOneSlipAway(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && word[start] === name[start]) start += 1;
  const [rest, restOfName] = [word.slice(start), name.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === restOfName.slice(1) || rest === restOfName.slice(1) || rest.slice(1) === restOfName || swapped === restOfName;
}

/**
 * Test for a phrase: its words follow each other, and `…` allows other words between. `a|b` are alternatives, `deposit*` accepts any
 * ending. Bangla words accept every ending, because cases are endings there, except those written `=word`.
 */
export function phraseTest(phrase: string): (words: readonly string[]) => boolean {
  const runs = plainOf(phrase).split(` ${GAP} `).map(runPattern);
  return (words) => {
    const text = ` ${words.join(' ')} `;
    let from = 0;
    // Each run is searched once, after the one before, because one pattern for all would backtrack in a long text.
    return runs.every((run) => {
      run.lastIndex = from;
      if (!run.test(text)) return false;
      from = run.lastIndex - 1;
      return true;
    });
  };
}

const GAP = plainOf('…');

const runPattern = (run: string) =>
  new RegExp(
    ` ${run
      .split(' ')
      .map((word) => `(?:${word.split('|').map(wordPattern).join('|')}) `)
      .join('')}`,
    'g',
  );

function wordPattern(word: string): string {
  if (word.startsWith('=')) return word.slice(1);
  if (word.endsWith('*')) return `${word.slice(0, -1)}\\S*`;
  return /\p{Script=Bengali}/u.test(word) ? `${word}\\S*` : word;
}
