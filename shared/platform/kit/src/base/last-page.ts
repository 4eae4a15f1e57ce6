/** Number of the last page of a list. An empty list has one page. */
export const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));
