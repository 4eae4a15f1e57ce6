import type { ChannelDocument } from '@site/remote/manifest';
import { chainFault, readLine } from './log-line';
import { SerialConflict, StoreUnusable } from './store';

/** Document and log lines that a writer wants to store. */
export interface Commit {
  next: ChannelDocument;
  lines: readonly string[];
  /** Serial that the writer has read; 0 when there was no document. */
  after: number;
}

/** State of a channel right before an adapter writes. */
export interface FoundChannel {
  before: ChannelDocument | null;
  /** Lines that the document counts, as far as they exist. */
  lines: readonly string[];
  /** Lines that the document does not count. */
  tail: readonly string[];
}

/** @throws SerialConflict when the writer has not read the newest document */
export function requireNewest({ next, after }: Commit, before: ChannelDocument | null) {
  if ((before?.serial ?? 0) !== after) throw new SerialConflict(next.channel);
}

/**
 * Rules that every adapter checks before it writes.
 * @throws SerialConflict when the writer has not read the newest document
 * @throws StoreUnusable when the log does not match the stored document, because a write would destroy evidence
 */
export function requireSound(commit: Commit, { before, lines, tail }: FoundChannel) {
  const { next } = commit;
  requireNewest(commit, before);
  const fault = chainFault(lines, before?.log ?? null);
  if (fault) throw new StoreUnusable(damaged(next.channel, fault));
  // A writer that dies leaves the lines of one change, which the next writer removes.
  const lost = new Set(tail.map((line) => readLine(line)?.serial).filter((serial) => serial !== undefined));
  if (lost.size > 1)
    throw new StoreUnusable(damaged(next.channel, `goes on for ${lost.size} changes after the last that the document counts`));
  if (isGrowing(commit) && !chainFault([...lines, ...commit.lines], next.log)) return;
  throw new Error(`The document ${next.serial} of "${next.channel}" does not count the lines that were to be written with it.`);
}

/** A channel that begins may bring the earlier lines of the channel that it is a copy of. */
function isGrowing({ next, lines, after }: Commit) {
  const serials = lines.map((line) => readLine(line)?.serial ?? Infinity);
  const first = after === 0 ? 0 : next.serial;
  return next.serial > after && serials.at(-1) === next.serial && serials.every((serial) => serial >= first && serial <= next.serial);
}

const damaged = (channel: string, fault: string) =>
  `The log of the channel "${channel}" ${fault}. Nothing was written. Put its document and its log back from the same backup, ` +
  `or keep both elsewhere as evidence and begin the channel anew: npm run release -- deploy.`;
