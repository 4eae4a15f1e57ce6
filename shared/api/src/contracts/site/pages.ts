import * as z from '@site/api/schema';

/** Page sizes of tables in the member center; the first one is the default. @see SHELL-077 */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** Page size of a table in the member center. */
export type PageSize = (typeof PAGE_SIZES)[number];
/** Page size of a table before the player chooses one. @see SHELL-077 */
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** Input fields that request one page of a list, beside the input's own fields. */
export const pageFields = () => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  per_page: z._default(z.literal(PAGE_SIZES), DEFAULT_PAGE_SIZE),
});

/** Input of a list that comes page by page: `page` from 1 on, and `per_page`. */
export const pageInput = () => z.strictObject(pageFields());

/** Output fields of one page of a list: its rows, the number of the last page, and the number of all rows. */
export const pageAnswer = <T extends z.ZodMiniType>(row: T) => ({ data: z.array(row), last_page: z.number(), total: z.number() });

/** Schema of one page of a list, with the fields of `pageAnswer`. */
export const pageOf = <T extends z.ZodMiniType>(row: T) => z.object(pageAnswer(row));
