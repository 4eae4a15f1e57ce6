import { parseCommand } from './command/program';

/** Request of a command line; null when the words are invalid. */
export const requestOf = (words: readonly string[]) => parseCommand(words)?.request ?? null;
