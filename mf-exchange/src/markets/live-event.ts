import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';

/**
 * Whether what is shown is what the market says now. `loading`: nothing has come yet. `stale`: beats are missing, nothing may be bet.
 */
export type LiveStatus = 'loading' | 'live' | 'stale';

/** The markets of one event as they come: one source for all that is drawn of them. Reads are of the newest version that came. */
export interface LiveEvent {
  eventId: string;
  marketId: string;
  status(): LiveStatus;
  /** Null before the first answer, and where there is no such market. */
  matchOdds(): MatchOdds | null;
  event(): EventItem | null;
  /** Called after every change of any of the three. @returns how to hear no more */
  subscribe(listener: () => void): () => void;
}
