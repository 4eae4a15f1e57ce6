import { PAGE_SIZES, type PageSize } from '@site/api/contracts/site';
import type { Fields, ValuesOf } from './address.rules';
import { useAddress } from './use-address';

const FIRST = '1';

const PAGING = {
  page: { default: FIRST, pattern: /^[1-9]\d{0,4}$/ },
  size: PAGE_SIZES.map(String) as [string, ...string[]],
} satisfies Fields;

/**
 * Hook for the filters of a list and the page in it, both in the address. Another filter or page size goes to the first page.
 * @returns the current values, `change()`, `addressOf()` for links, `pages` and `showMore()`
 */
export function useFilters<F extends Fields>(fields: F) {
  const { values, change, addressOf } = useAddress<Fields>({ ...fields, ...PAGING });
  const page = Number(values['page']);
  return {
    values: values as ValuesOf<F>,
    /** A filter that is left out keeps its value. */
    change: (next: Partial<ValuesOf<F>>) => change({ ...next, page: FIRST }),
    addressOf: (next: Partial<ValuesOf<F>>) => addressOf({ ...next, page: FIRST }),
    /** Page and page size for the query, and the props of the `Pager`. */
    pages: {
      page,
      pageSize: Number(values['size']) as PageSize,
      sizes: PAGE_SIZES,
      onPage: (next: number) => change({ page: String(next) }),
      onPageSize: (size: PageSize) => change({ page: FIRST, size: String(size) }),
    },
    /** For lists that grow: it replaces the entry of the history, so Back leaves the list instead of shortening it. */
    showMore: () => change({ page: String(page + 1) }, { replace: true }),
  };
}

/** Page, page size and their setters, as `useFilters` returns them. */
export type Pages = ReturnType<typeof useFilters>['pages'];
