/** Number of the last page of a list; an empty one has one page. */
export const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));
