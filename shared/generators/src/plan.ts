/** A file as it shall be. */
export interface FileChange {
  /** Below the root, with `/`. */
  file: string;
  text: string;
  /** As it is now; null for a new file. */
  before: string | null;
}

/** Everything that one command writes, known before anything is written. */
export interface Plan {
  title: string;
  /** The new folder, which appears whole or not at all. */
  folder: string;
  changes: readonly FileChange[];
  /** Link -> what it points to. */
  links: Readonly<Record<string, string>>;
  /** For the person who ran the command: what is left to do by hand. */
  notes: readonly string[];
  remote: string;
  feature: string;
  path: string;
}
