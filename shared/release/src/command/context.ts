import type { CanaryLook } from '@site/api/contracts/releases';
import type { OpenedSite } from './site';
import type { TookStep } from './step-times';

/** Argument of every verb. */
export interface CommandContext {
  site: OpenedSite;
  /** Credential of the release service for which the verb runs; none for a person at this machine. */
  actor?: string | undefined;
  isJson: boolean;
  /** Missing where no person types. */
  ask?: AskPerson | undefined;
  /** Ends work that has no end of its own; default: the signals of this process. */
  signal?: AbortSignal | undefined;
  /** Hears the durations of the steps of a change. */
  took?: TookStep | undefined;
  /** Hears the numbers of each look of a watch. */
  looked?: ((look: CanaryLook) => void) | undefined;
  /** Prints progress and warnings; with --json to stderr, so that stdout carries only the answer. */
  note(line: string): void;
  /** Prints the answer: the data with --json, else the text. */
  answer(data: object, text: string): void;
}

/** Output of a command: `out` for stdout and `err` for stderr, one line each. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** Prints a question and waits for the line that a person types. */
export type AskPerson = (question: string) => Promise<string>;

/** Terminal, working directory and environment of a run. */
export interface Surroundings extends Terminal {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Credential for which the verb runs. */
  actor?: string;
  ask?: AskPerson;
  signal?: AbortSignal;
  took?: TookStep;
  looked?: (look: CanaryLook) => void;
}

/** Makes the context of one run; with `isJson` notes go to stderr. */
export const createContext = (
  site: OpenedSite,
  isJson: boolean,
  { out, err, actor, ask, signal, took, looked }: Omit<Surroundings, 'cwd' | 'env'>,
): CommandContext => ({
  site,
  actor,
  isJson,
  ask,
  signal,
  took,
  looked,
  note: isJson ? err : out,
  answer: createAnswer(isJson, out),
});

/** The same project in another channel. */
export const inChannel = <Context extends Pick<CommandContext, 'site'>>(context: Context, channel: string): Context => ({
  ...context,
  site: { ...context.site, channel },
});

/** Prints the answer of a verb: the data with --json, else the text. */
export const createAnswer =
  (isJson: boolean, out: Terminal['out']): CommandContext['answer'] =>
  (data, text) =>
    out(isJson ? JSON.stringify(data, null, 2) : text);
