import { InvalidArgumentError, type Command } from 'commander';
import type { OperatorRequest } from '../operator-request';

/** Request of a command line, and how its answer is printed. */
export interface Asked {
  request: OperatorRequest;
  lines: (answer: unknown) => string;
  /** True when the command stays open after the answer. */
  isLive: boolean;
}

/** @param lines formats an answer of type T; default: JSON */
type Ask = <T>(request: OperatorRequest, lines?: (answer: T) => string, isLive?: boolean) => void;

/** One verb of the command line. */
export interface Verb {
  /** Lines of the verb in the usage text. */
  usage: string;
  add: (program: Command, ask: Ask) => void;
}

/** Adds a command whose arguments may begin with a dash, because a player's name or a sentence may. */
export const command = (parent: Command, words: string): Command => parent.command(words).allowUnknownOption();

/** @throws InvalidArgumentError for text without a visible character */
export function filled(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError('Write something.');
  return text;
}

/** Parses `name=value` words. @throws InvalidArgumentError for another form, or a name that is not in `names` */
export function assignments(words: readonly string[], names?: readonly string[]): Record<string, string> {
  const pairs = words.map((word): [string, string] => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(word) ?? [];
    if (!name || (names && !names.includes(name))) throw new InvalidArgumentError(`${word} is not name=value.`);
    return [name, value];
  });
  return Object.fromEntries(pairs);
}
