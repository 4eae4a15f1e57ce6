import { PAGE_SIZES, type PageSize } from '@site/api/contracts/site';
import type { Fields, ValuesOf } from './address.rules';
import { useAddress } from './use-address';

const FIRST = '1';

const PAGING = {
  page: { default: FIRST, pattern: /^[1-9]\d{0,4}$/ },
  size: PAGE_SIZES.map(String) as [string, ...string[]],
} satisfies Fields;

/** The filters of a list and the place in it, both in the address. Another filter or size leads to the first page. */
export function useFilters<F extends Fields>(fields: F) {
  const { values, change, addressOf } = useAddress<Fields>({ ...fields, ...PAGING });
  const page = Number(values['page']);
  return {
    values: values as ValuesOf<F>,
    /** What is left out stays as it is. */
    change: (next: Partial<ValuesOf<F>>) => change({ ...next, page: FIRST }),
    addressOf: (next: Partial<ValuesOf<F>>) => addressOf({ ...next, page: FIRST }),
    /** What the query asks for, and with it the `Pager`. */
    pages: {
      page,
      pageSize: Number(values['size']) as PageSize,
      sizes: PAGE_SIZES,
      onPage: (next: number) => change({ page: String(next) }),
      onPageSize: (size: PageSize) => change({ page: FIRST, size: String(size) }),
    },
    /** For lists that grow: Back leaves them instead of taking away what was added. */
    showMore: () => change({ page: String(page + 1) }, { replace: true }),
  };
}

export type Pages = ReturnType<typeof useFilters>['pages'];
