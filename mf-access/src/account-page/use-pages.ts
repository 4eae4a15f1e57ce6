import { useState } from 'react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@site/api/contracts/site';

/** Where the player is in a long list: what the query asks for, and with it the `Pager`. */
export function usePages() {
  const [page, onPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(DEFAULT_PAGE_SIZE);
  const onPageSize = (size: PageSize) => {
    setPageSize(size);
    onPage(1);
  };
  return { page, pageSize, sizes: PAGE_SIZES, onPage, onPageSize };
}
