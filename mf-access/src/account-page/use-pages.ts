import { useState } from 'react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@site/api/contracts/site';

/** Page and page size of a long list; input of the query and props of the `Pager`. */
export function usePages() {
  const [page, onPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(DEFAULT_PAGE_SIZE);
  const onPageSize = (size: PageSize) => {
    setPageSize(size);
    onPage(1);
  };
  return { page, pageSize, sizes: PAGE_SIZES, onPage, onPageSize };
}
