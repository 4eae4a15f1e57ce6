import { refine, string } from 'zod/mini';

/** A rule of a text: when it fails, and what is said then. */
export type TextRule = readonly [fails: (value: string) => boolean, says: string];

/** A text with ordered rules: the first that fails speaks (`abort`). */
export const orderedText = (...rules: readonly TextRule[]) =>
  string().check(...rules.map(([fails, error]) => refine<string>((value) => !fails(value), { error, abort: true })));
