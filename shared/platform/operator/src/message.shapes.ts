import * as z from '@site/api/schema';

/** Refuses control and format characters, except the joiners that Bangla needs. */
const LINE = /^(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;
const LINES = /^(?:[\n\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;

/** Schema of one line that a player reads. @param max characters */
export const lineOfText = (max: number) => z.text({ max, pattern: LINE }).check(z.regex(/\S/));

/** Schema of a text of several lines that a player reads. @param max characters */
export const linesOfText = (max: number) => z.text({ max, pattern: LINES }).check(z.regex(/\S/));
