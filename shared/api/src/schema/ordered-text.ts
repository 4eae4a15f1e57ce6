import { refine } from 'zod/mini';
import { text } from './text';

/** A rule of a text: a predicate that is true when the rule fails, and the message for that case. */
export type TextRule = readonly [failsWhen: (value: string) => boolean, message: string];

/** Bound of an ordered text: more characters than any of its rules accepts, and the message for a longer text. */
export interface TextEnd {
  max: number;
  message: string;
}

/** Schema of a text with ordered rules: the first rule that fails gives the only message. No rule runs on a text longer than `max`. */
export const orderedText = ({ max, message }: TextEnd, ...rules: readonly TextRule[]) =>
  text({ max, message }).check(...rules.map(([failsWhen, error]) => refine<string>((value) => !failsWhen(value), { error, abort: true })));
