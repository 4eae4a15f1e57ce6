import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@site/api/contracts/site';
import { useAddress } from './use-address';

export const PAGE = 'page';
const PAGE_SIZE = 'per_page';

const readPage = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** Where the player is in a long list, kept in the address: what the query asks for, and with it the `Pager`. */
export function usePages() {
  const { params, change } = useAddress();
  return {
    page: readPage(params.get(PAGE)),
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get(PAGE_SIZE)) ?? DEFAULT_PAGE_SIZE,
    sizes: PAGE_SIZES,
    onPage: (page: number) => change({ [PAGE]: page === 1 ? null : String(page) }),
    onPageSize: (size: PageSize) => change({ [PAGE_SIZE]: size === DEFAULT_PAGE_SIZE ? null : String(size), [PAGE]: null }),
  };
}

export type Pages = ReturnType<typeof usePages>;
