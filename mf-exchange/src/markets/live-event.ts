import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';

/** `loading`: nothing has arrived yet. `live`: the shown prices are current. `stale`: beats are missing, so no bet is allowed. */
export type LiveStatus = 'loading' | 'live' | 'stale';

/** The markets of one event: the only source for all views of them. Every read returns the newest version that arrived. */
export interface LiveEvent {
  eventId: string;
  marketId: string;
  /** The worse status of both answers, so that no bet is possible on outdated data. */
  status(): LiveStatus;
  /** Null before the first answer, or when there is no such market. */
  matchOdds(): MatchOdds | null;
  event(): EventItem | null;
  /** A number that changes when markets, runners, names, limits or states change; prices, sizes and flags of rows do not change it. */
  structure(): number;
  /** Called after every change of any of these. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Called after a change of one row only; see `runnerRow`. A fancy market is one row, and its id is the key. */
  watch(row: string, listener: () => void): () => void;
}

export const runnerRow = (marketId: string, selectionId: string) => `${marketId} ${selectionId}`;
/** Row of the score. */
export const SCORE_ROW = 'score';
/** Row of the matched amount of a market. */
export const matchedRow = (marketId: string) => `${marketId} matched`;
