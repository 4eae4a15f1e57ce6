/** Something in a store that is not as it was signed. */
export interface Problem {
  /** Where: path in the store, of a log with its line. */
  place: string;
  says: string;
  /** What to do next. */
  advice: string;
}
