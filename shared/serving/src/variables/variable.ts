/**
 * A program that reads variables. `start` is `npm start` and `npm run dev`; the platform also runs the games, the exchange data host and the
 * operators' calls.
 */
export type VariableReader = 'start' | 'edge' | 'platform' | 'release service' | 'release command' | 'operator command' | 'backup command';

/** A variable of the environment. */
export interface EnvironmentVariable {
  readBy: readonly VariableReader[];
  /** Meaning of a variable that is not set, in words; values are in backticks. */
  default: string;
  /** True when nobody but its readers may see it. */
  isSecret?: true;
  /** True when all processes of one site need the same value, on every machine. */
  isShared?: true;
  /** One sentence. */
  effect: string;
}

export type EnvironmentVariables = Readonly<Record<string, EnvironmentVariable>>;
