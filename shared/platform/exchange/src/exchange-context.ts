import type { Feed } from '@site/platform-match-simulator/feed';

declare module '@site/platform-kit/context/context' {
  interface PlatformContext {
    /** The matches of the exchange, and the offers of the house. */
    feed: Feed;
  }
}
