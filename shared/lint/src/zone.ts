/** What one package may import: a row of the table in `zones.ts`. */
export interface Zone {
  name: string;
  /** Paths below the root. */
  files: RegExp;
  /** Specifiers of own packages; a `*` at the end stands for anything. */
  may: string[];
  /** Own packages of which only types may be imported. */
  mayTypes?: string[];
  /** What some of the files may import on top. */
  extra?: { files: RegExp; may: string[] }[];
  /** Packages of others that only tests may import. */
  never?: string[];
}
