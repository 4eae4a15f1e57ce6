import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '@site/remote/address';
import type { PageOfMessages } from './inbox.rules';

const FIELDS = { page: { default: '1', pattern: /^\d+$/ } };

interface Asked {
  data: PageOfMessages | undefined;
  isPlaceholderData: boolean;
}

/** From a page that is no more, e.g. because its messages were deleted, to the last one there is. */
export function useExistingPage({ data, isPlaceholderData }: Asked, page: number) {
  const { change } = useAddress(FIELDS);
  const last = data && !isPlaceholderData ? Math.max(1, data.last_page) : page;
  const isBeyond = page > last;
  const goToLast = useEffectEvent(() => change({ page: String(last) }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}
