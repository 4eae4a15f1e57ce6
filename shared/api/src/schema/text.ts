import { maxLength, minLength, regex, string } from 'zod/mini';

/** Limits of an incoming text. */
export interface TextRules {
  /** Most characters (UTF-16 units). */
  max: number;
  min?: number;
  pattern?: RegExp;
  /** Message for a text that is too long or does not fit the pattern. */
  message?: string;
}

/**
 * Schema of an incoming text. The length is checked first and aborts all other checks, so no pattern ever runs on a text longer than `max`,
 * and the contract bounds the time that a text costs.
 */
export function text({ max, min = 0, pattern, message }: TextRules) {
  return string().check(
    maxLength(max, { abort: true, ...saying(message) }),
    ...(min ? [minLength(min)] : []),
    ...(pattern ? [regex(pattern, saying(message))] : []),
  );
}

const saying = (message: string | undefined) => (message === undefined ? {} : { error: message });
