import type { Site } from './site';

/** What every verb works with. */
export interface CommandContext {
  site: Site;
  isJson: boolean;
  /** Progress and warnings: in the way of nobody who reads the answer. */
  note(line: string): void;
  /** The answer: the data with --json, else the text. */
  answer(data: object, text: string): void;
}

export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** Where the command is run. */
export interface Surroundings extends Terminal {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export const createContext = (site: Site, isJson: boolean, { out, err }: Terminal): CommandContext => ({
  site,
  isJson,
  note: isJson ? err : out,
  answer: (data, text) => out(isJson ? JSON.stringify(data, null, 2) : text),
});
