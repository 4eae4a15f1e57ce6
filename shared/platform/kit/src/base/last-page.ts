/** Part of a list: at most `limit` rows after the first `offset`. */
export interface Slice {
  limit: number;
  offset: number;
}

/** Number of the last page of a list; an empty one has one page. */
export const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));
