import * as z from '@site/api/schema';

/** Rows a page of tables in the member center; the first is the default. @see spec A 9 */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** Fields of an input that asks for one page, beside its own. */
export const pageFields = () => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  per_page: z._default(z.literal(PAGE_SIZES), DEFAULT_PAGE_SIZE),
});

/** Input of a list that comes page by page. */
export const pageInput = () => z.strictObject(pageFields());

/** Fields of an answer that is one page of a list. */
export const pageAnswer = <T extends z.ZodMiniType>(row: T) => ({ data: z.array(row), last_page: z.number(), total: z.number() });

/** One page of a list. */
export const pageOf = <T extends z.ZodMiniType>(row: T) => z.object(pageAnswer(row));
