import { CommanderError } from 'commander';
import { ReleaseRefusal, SerialConflict, StoreUnusable } from '../store/store';

/** Exit codes by outcome, for scripts. */
export const EXIT_CODES = {
  done: 0,
  refused: 1,
  usage: 2,
  conflict: 3,
  unusable: 4,
} as const;

/** Ends of a command that have an exit code. */
export type CommandOutcome = keyof typeof EXIT_CODES;

/** Text below the help of the command. */
export const EXIT_CODE_HELP =
  '\nExit codes: 0 done, 1 refused (the reason and what to do are said), 2 wrong usage,\n' +
  '            3 somebody else was first (nothing was written), 4 the store or the keys cannot be used\n';

/** The words of the command line are wrong. */
export class WrongUsage extends Error {}

/** @returns the outcome of the command, or null for an unexpected error */
export function outcomeOf(problem: unknown): CommandOutcome | null {
  if (problem instanceof SerialConflict) return 'conflict';
  if (problem instanceof StoreUnusable || isFromTheSystem(problem)) return 'unusable';
  if (problem instanceof ReleaseRefusal) return 'refused';
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 'done' : 'usage';
  return problem instanceof WrongUsage ? 'usage' : null;
}

/** Message for people. An error of the file system comes without a stack, because its path and reason are enough. */
export function wordsFor(problem: unknown): string {
  if (isFromTheSystem(problem)) return `The release store cannot be used: ${problem.message}. STORE_DIR and KEYS_DIR move store and keys.`;
  if (problem instanceof Error) return outcomeOf(problem) ? problem.message : (problem.stack ?? problem.message);
  return String(problem);
}

const isFromTheSystem = (problem: unknown): problem is NodeJS.ErrnoException =>
  problem instanceof Error && 'syscall' in problem && 'path' in problem;
