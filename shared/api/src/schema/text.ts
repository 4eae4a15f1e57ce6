import { maxLength, minLength, regex, string } from 'zod/mini';

export interface TextRules {
  /** Characters (UTF-16) at most. */
  max: number;
  min?: number;
  pattern?: RegExp;
  /** Said of a text that is too long or does not fit the pattern. */
  says?: string;
}

/**
 * A text that comes in. Its length is judged first and ends the judging (`abort`), so that no pattern ever runs over a text longer
 * than `max`: the time that a text takes is bounded by its contract, whatever the pattern.
 */
export function text({ max, min = 0, pattern, says }: TextRules) {
  return string().check(
    maxLength(max, { abort: true, ...saying(says) }),
    ...(min ? [minLength(min)] : []),
    ...(pattern ? [regex(pattern, saying(says))] : []),
  );
}

const saying = (says: string | undefined) => (says === undefined ? {} : { error: says });
