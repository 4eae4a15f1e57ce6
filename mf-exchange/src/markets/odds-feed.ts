import { ODDS_FEEDS, type General, type OddsFeed } from '@site/api/contracts/site';
import { useLocation, useShell } from '@site/remote';

/** The operator's setting; on a sandbox the query parameter `odds_feed` takes precedence. @see EXCHANGE-020 */
export function oddsFeedOf(settings: General | null, search: string): OddsFeed {
  const asked = settings?.odds_feed_by_query ? new URLSearchParams(search).get('odds_feed') : null;
  return ODDS_FEEDS.find((feed) => feed === asked) ?? settings?.odds_feed ?? 'stream';
}

export const useOddsFeed = (): OddsFeed => oddsFeedOf(useShell().settings, useLocation().search);
