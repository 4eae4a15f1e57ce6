/** Permitted imports of one package: a row of the table in `zones.ts`. */
export interface Zone {
  name: string;
  /** Pattern of the package's paths below the root. */
  files: RegExp;
  /** Specifiers of own packages; a `*` at the end matches anything. */
  may: string[];
  /** Specifiers of own packages that may be imported for types only. */
  mayTypes?: string[];
  /** Additional specifiers for some of the files. */
  extra?: { files: RegExp; may: string[] }[];
  /** Packages of the registry that only tests may import. */
  never?: string[];
}
