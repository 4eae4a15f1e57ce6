import { parseCommand } from './command/program';

/** Request of a command line; null when it cannot be read. */
export const requestOf = (words: readonly string[]) => parseCommand(words)?.request ?? null;
