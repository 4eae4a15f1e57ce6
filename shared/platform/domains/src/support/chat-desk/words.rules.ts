import { latinDigits } from '@site/api/money';

/** A phrase list stays cheap whatever is pasted into a message. */
const WORDS_READ = 300;

const NAMES = ['deposit', 'withdraw', 'withdrawal', 'turnover', 'balance', 'complaint', 'promotion'];

/** Composed letters in small, digits of both scripts as one, and nothing that has no width. */
export const plainOf = (text: string) => latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).toLowerCase();

/** The words and pictures of a text, with the usual slips in what the desk is asked about put right. */
export const wordsOf = (text: string): string[] =>
  (plainOf(text).match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []).slice(0, WORDS_READ).map(corrected);

const corrected = (word: string) => (word.length < 6 ? word : (NAMES.find((name) => isOneSlipAway(word, name)) ?? word));

/** One letter too many, missing, wrong, or two that changed places. */
function isOneSlipAway(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && word[start] === name[start]) start += 1;
  const [rest, restOfName] = [word.slice(start), name.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === restOfName.slice(1) || rest === restOfName.slice(1) || rest.slice(1) === restOfName || swapped === restOfName;
}

/**
 * A test for a phrase: its words follow each other; `…` lets others stand between. `a|b` are alternatives, `deposit*` takes any
 * ending. Bangla words take every ending, since cases are endings there, but for those written `=word`.
 */
export function phraseTest(phrase: string): (words: readonly string[]) => boolean {
  const runs = plainOf(phrase).split(` ${GAP} `).map(runPattern);
  return (words) => {
    const text = ` ${words.join(' ')} `;
    let from = 0;
    // Each run is looked for behind the one before, once: a pattern of all would go back and forth in a long text.
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
