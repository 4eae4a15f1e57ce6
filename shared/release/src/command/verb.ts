import { Option, type Command } from 'commander';
import type { CommandContext } from './context';

/** Argument of an action that needs no project. */
export interface BareContext extends Pick<CommandContext, 'answer'> {
  cwd: string;
}

/** Opens the project and returns the context for one run of a verb. */
export interface OpenContext {
  (options: { json?: boolean }): CommandContext;
  /** For actions that work in any folder. */
  bare(): BareContext;
}

/** Adds its verb to the command. */
export type AddVerb = (program: Command, open: OpenContext) => void;

/** Option `--json`. */
export const json = () => new Option('--json', 'for scripts');

/** Option `--reason`; its text goes into the log. */
export const reason = () => new Option('--reason <words>', 'why, for the log');

/** Options of verbs that use the gate. */
export const gateOptions = () => [
  reason(),
  new Option('--no-browser', 'leaves out the browser of the gate; needs --reason'),
  new Option('--force', 'overrules the gate; needs --reason'),
  json(),
];

/** Adds options to a verb and returns the verb. */
export function withOptions(command: Command, options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command;
}
