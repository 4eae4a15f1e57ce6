/** A file or a log line in a store that is not as it was signed. */
export interface Problem {
  /** Path in the store; for a log with the number of the line. */
  place: string;
  message: string;
  /** Next step for a person. */
  advice: string;
}
