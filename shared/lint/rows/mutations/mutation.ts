/** A change of one row in the product: a text, a limit, an order or a timer that the row fixes. */
export interface Mutation {
  /** Path from the root of the repository. */
  file: string;
  /** Text in the file; its first occurrence is replaced. */
  from: string;
  to: string;
}

/** One mutation for each row that a unit test shows. */
export type Mutations = Readonly<Record<string, Mutation>>;
