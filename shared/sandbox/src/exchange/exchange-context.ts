import type { Feed } from '#exchange-feed/feed';

declare module '#core/context' {
  interface PlatformContext {
    /** The matches of the exchange, and what the house offers on them. */
    feed: Feed;
  }
}
