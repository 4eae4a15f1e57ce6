import { refine } from 'zod/mini';
import { text } from './text';

/** A rule of a text: when it fails, and what is said then. */
export type TextRule = readonly [fails: (value: string) => boolean, says: string];

/** Where an ordered text ends: more characters than any of its rules lets through, and what is said of them. */
export interface TextEnd {
  max: number;
  says: string;
}

/** A text with ordered rules: the first that fails speaks (`abort`). A text beyond its end meets none of them. */
export const orderedText = ({ max, says }: TextEnd, ...rules: readonly TextRule[]) =>
  text({ max, says }).check(...rules.map(([fails, error]) => refine<string>((value) => !fails(value), { error, abort: true })));
