import { gauge, type GaugeName } from '@site/serving/metrics';
import type { ChannelDocument } from '@site/remote/manifest';
import type { LiveSiteWatch } from './watch-live-site';

const secondsOf = (moment: string) => Date.parse(moment) / 1000;

/** Shows in the metrics what is live at this edge, so that two edges can be compared. */
export function gaugeLiveSite(live: LiveSiteWatch, channel: string) {
  const gaugeDocument = (name: GaugeName, read: (document: ChannelDocument) => number) =>
    gauge(
      name,
      () => {
        const site = live.current();
        return site && read(site.document);
      },
      { labels: { channel } },
    );
  gaugeDocument('site_live_serial', ({ serial }) => serial);
  gaugeDocument('site_live_issued_timestamp_seconds', ({ issuedAt }) => secondsOf(issuedAt));
  gaugeDocument('site_live_expires_timestamp_seconds', ({ expiresAt }) => secondsOf(expiresAt));
  gauge('site_store_up', () => (live.isStoreAway() ? 0 : 1));
}
