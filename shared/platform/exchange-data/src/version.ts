/** All that an answer is made of. Each part only grows, so the sum of an unchanged truth is the same at every host. */
interface Truth {
  /** Number of changes by players and the operator. */
  changes: number;
  /** @see Feed.revision */
  revision: number;
  /** Whole BDT of the invented rest of the market. */
  matched?: number;
  /** False while this host cannot read the book. */
  isCurrent: boolean;
}

/** Greater than the versions of earlier releases, which were ms since the epoch: open pages drop lower ones. */
const FIRST = 2 ** 42;
/** More than revision and matched amount together. */
const ROOM_OF_FEED = 2 ** 24;

/**
 * A change by a player or the operator counts more than any time that passes in the feed: an answer of a host that has not heard of a
 * suspension is older than one that shows it, also when its clock is ahead. @see truthOf
 */
export const versionOf = ({ changes, revision, matched = 0, isCurrent }: Truth) =>
  FIRST + changes * ROOM_OF_FEED + revision + matched + (isCurrent ? 0 : 0.5);
