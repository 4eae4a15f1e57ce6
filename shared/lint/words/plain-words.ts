/** Phrases of a dialect that a reader has to decode, and the words to write instead. */
const PHRASES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were) told\b/i, 'Name the act: is notified, receives, learns.'],
  [/\b(?:is|are|was|were) said\b/i, 'Name the act: is shown, is written, is logged.'],
  [/\b(?:stands?|stood)\b/i, 'Write is, lies, waits, appears or remains.'],
  [/\b(?:who|what)ever\b/i, 'Name the person or the thing.'],
  [/comes to its time/i, 'Write is due.'],
];
/** A sentence that begins so has no subject, unless it is a question. */
const BEGINS = /^(?:What|Who|Whom|Whose|How|Whether|Whoever)\b/;

/** Marks of a comment at the begin of a line, and of its end. */
const MARKS = /^[ \t]*(?:\/\/|\/?\*{1,2})|\*\/$/gm;
const DIRECTIVE = /^\s*(?:eslint|@ts-|oxfmt|webpack|@jest|istanbul)/;
const TAG = /@(?:param|returns|throws)(?: +\{[^}]*\})?/g;

/** Text of a comment as prose: without its marks, one line. */
export const proseOf = (comment: string) => comment.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();

/** Sentences of a prose text; each tag begins one. */
const sentencesOf = (prose: string) =>
  prose
    .replace(TAG, '. ')
    .split(/[.;:!)] +/)
    .map((sentence) => sentence.trim());

/**
 * Why a prose text is hard to read, or null.
 * @param prose a comment without its marks, or the title of a test
 */
export function hardWords(prose: string): string | null {
  if (DIRECTIVE.test(prose)) return null;
  for (const [pattern, instead] of PHRASES) {
    const found = pattern.exec(prose);
    if (found) return `"${found[0]}": ${instead}`;
  }
  const begin = sentencesOf(prose).find((sentence) => BEGINS.test(sentence) && !sentence.includes('?'));
  return begin === undefined ? null : `"${begin.slice(0, 40)}": Begin with the subject.`;
}
