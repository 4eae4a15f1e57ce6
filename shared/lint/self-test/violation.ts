export interface Violation {
  rule: string;
  file: string;
  refused: string;
  /** The same intent in the accepted form; in the same file, unless `twin` names another one. */
  accepted: string;
  twin?: string;
}
