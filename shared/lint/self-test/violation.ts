export interface Violation {
  rule: string;
  file: string;
  refused: string;
  /** The same intent, written as it should be; in the same folder unless `twin` names another. */
  accepted: string;
  twin?: string;
}
