import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';

/**
 * Whether what is shown is what the market says now. `loading`: nothing has come yet. `stale`: beats are missing, nothing may be bet.
 */
export type LiveStatus = 'loading' | 'live' | 'stale';

/** The markets of one event as they come: one source for all that is drawn of them. Reads are of the newest version that came. */
export interface LiveEvent {
  eventId: string;
  marketId: string;
  /** The worse of both answers, so that nothing is bet on what is not sure. */
  status(): LiveStatus;
  /** Null before the first answer, and where there is no such market. */
  matchOdds(): MatchOdds | null;
  event(): EventItem | null;
  /** Another number when markets, runners, names, limits or states are others. Prices, sizes and flags of rows leave it as it is. */
  structure(): number;
  /** Called after every change of any of these. @returns how to hear no more */
  subscribe(listener: () => void): () => void;
  /** Called after a change of one row only; see `runnerRow`. A fancy market is one row, under its id. */
  watch(row: string, listener: () => void): () => void;
}

export const runnerRow = (marketId: string, selectionId: string) => `${marketId} ${selectionId}`;
/** Row of the score. */
export const SCORE_ROW = 'score';
/** Row of what was matched in a market. */
export const matchedRow = (marketId: string) => `${marketId} matched`;
