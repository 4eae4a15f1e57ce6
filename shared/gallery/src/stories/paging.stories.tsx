import { useState } from 'react';
import { Pager } from '@site/ui/paging';
import type { Say, Story } from '../story';

const SIZES = [10, 20, 50] as const;

function InUse({ say, first, lastPage }: { say: Say; first: number; lastPage: number }) {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState<(typeof SIZES)[number]>(10);
  return (
    <Pager
      label={say('Log-in history', 'লগ-ইনের ইতিহাস')}
      page={page}
      lastPage={lastPage}
      pageSize={pageSize}
      sizes={SIZES}
      onPage={setPage}
      onPageSize={setPageSize}
    />
  );
}

export const paging: Story[] = [
  {
    component: 'Pager',
    room: 'row',
    states: {
      'in the middle': (say) => <InUse say={say} first={2} lastPage={7} />,
      'first page': (say) => <InUse say={say} first={1} lastPage={7} />,
      'last page': (say) => <InUse say={say} first={7} lastPage={7} />,
      'one page': (say) => <InUse say={say} first={1} lastPage={1} />,
      'many pages': (say) => <InUse say={say} first={12345} lastPage={123456} />,
    },
  },
];
