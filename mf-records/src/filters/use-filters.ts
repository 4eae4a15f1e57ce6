import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@site/api/contracts/site';
import { useAddress, type Field, type Fields, type ValuesOf } from './use-address';

const PAGING = {
  page: { default: '1', pattern: /^[1-9]\d{0,4}$/ },
  size: { default: String(DEFAULT_PAGE_SIZE), pattern: new RegExp(`^(${PAGE_SIZES.join('|')})$`) },
} satisfies Fields;

type Paged<F extends Fields> = F & { page: Field; size: Field };

/** The filters of a list and the place in it, both in the address. Another filter or size leads to the first page. */
export function useFilters<F extends Fields>(fields: F) {
  const { values, change, addressOf } = useAddress<Paged<F>>({ ...fields, ...PAGING });
  const patch = (names: { page?: number; size?: PageSize }) =>
    Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value)])) as Partial<ValuesOf<Paged<F>>>;
  return {
    values: values as ValuesOf<F>,
    /** What is left out stays as it is. */
    change: (next: Partial<ValuesOf<F>>) => change({ ...next, ...patch({ page: 1 }) }),
    addressOf: (next: Partial<ValuesOf<F>>) => addressOf({ ...next, ...patch({ page: 1 }) }),
    /** What the query asks for, and with it the `Pager`. */
    pages: {
      page: Number(values.page),
      pageSize: Number(values.size) as PageSize,
      sizes: PAGE_SIZES,
      onPage: (page: number) => change(patch({ page })),
      onPageSize: (size: PageSize) => change(patch({ page: 1, size })),
    },
    /** For lists that grow: Back leaves them instead of taking away what was added. */
    showMore: () => change(patch({ page: Number(values.page) + 1 }), { replace: true }),
  };
}

export type Pages = ReturnType<typeof useFilters>['pages'];
