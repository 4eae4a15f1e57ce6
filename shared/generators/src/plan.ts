/** New content of one file. */
export interface FileChange {
  /** Path below the root, with `/`. */
  file: string;
  text: string;
  /** Current content; null for a new file. */
  before: string | null;
}

/** Everything that one command will write. */
export interface Plan {
  title: string;
  /** The new folder, which is created completely or not at all. */
  folder: string;
  changes: readonly FileChange[];
  /** Link -> its target. */
  links: Readonly<Record<string, string>>;
  /** Work that is left for the person who ran the command. */
  notes: readonly string[];
  remote: string;
  feature: string;
  path: string;
}
