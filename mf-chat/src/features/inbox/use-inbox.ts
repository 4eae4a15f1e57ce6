import { useEffect, useEffectEvent } from 'react';
import type { PageSize } from '@site/api/contracts/site';
import { useLanguage } from '@site/i18n';
import { useQuery } from '@site/remote';
import { useAddress, useFilters } from '@site/remote/address';
import { inboxQuery, useInboxNews } from './inbox.queries';

const PAGE = { page: { default: '1', pattern: /^\d+$/ } };

/**
 * The page of messages that the address names, kept current. When the page no longer exists, e.g. after a deletion, it goes to the last
 * one.
 * @param size number of messages on a page; default: from the address
 */
export function useInbox(remoteId: string, size?: PageSize) {
  const { pages } = useFilters({});
  const { change } = useAddress(PAGE);
  const { page, pageSize } = pages;
  const query = useQuery(inboxQuery(remoteId, useLanguage(), { page, pageSize: size ?? pageSize }));
  useInboxNews(remoteId);

  const { data, isPlaceholderData } = query;
  const last = data && !isPlaceholderData ? Math.max(1, data.last_page) : page;
  const isBeyond = page > last;
  const goToLast = useEffectEvent(() => change({ page: String(last) }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  return { query, pages, messages: data?.data ?? [] };
}
