import type { ChannelDocument } from '@site/remote';
import { parsed, type Verify } from './verify-channel-document';
import { withinTime } from './within-time';

const KEPT_MAX_MS = 500;
const ASK_MAX_MS = 1000;
/** Extra time to read the stored document on a busy device, when there is no other document to follow. */
const KEPT_LATE_MS = 5000;

export interface StartParts {
  /** Text of the document that came inside the page. */
  inlined: string | null | undefined;
  verify: Verify;
  canVerify: boolean;
  /** Newest serial that this browser stored; from a synchronous store, so that reading costs no time. */
  newestHint: number;
  readKept(): Promise<unknown>;
  /** Requests the document from the site once more. */
  ask(): Promise<unknown>;
}

export interface StartChannelDocument {
  document: ChannelDocument;
  /** True when the stored document is followed, because the page's own is invalid or older. */
  isKept: boolean;
}

/**
 * Chooses the first document: the one inside the page, else the last stored one, else the answer to one more request.
 * @throws when none of them is valid.
 */
export async function startChannelDocument({
  inlined,
  verify,
  canVerify,
  newestHint,
  readKept,
  ask,
}: StartParts): Promise<StartChannelDocument> {
  const own = parsed(inlined);
  if (!canVerify) return { document: unverified(own), isKept: false };
  const { document: served, fault } = await verify(own);
  if (served && served.serial >= newestHint) return { document: served, isKept: false };

  if (fault) console.error(`Releases refused: ${fault}`);
  const reading = readKept();
  const { document: kept } = await verify(await orNothing(reading, KEPT_MAX_MS));
  if (served && !(kept && replaces(kept, served))) return { document: served, isKept: false };
  if (kept) return { document: kept, isKept: true };

  const { document: asked } = await verify(await orNothing(ask(), ASK_MAX_MS));
  if (asked) return { document: asked, isKept: false };

  const { document: keptLate } = await verify(await orNothing(reading, KEPT_LATE_MS));
  if (keptLate) return { document: keptLate, isKept: true };
  throw new Error(`No releases can be followed: ${fault ?? 'unknown'}`);
}

/** Serials of different channels cannot be compared. */
export const replaces = (next: ChannelDocument, now: ChannelDocument) => next.channel === now.channel && next.serial > now.serial;

function unverified(own: unknown): ChannelDocument {
  if (!own) throw new Error('The page names no releases');
  console.warn('No https: releases are not verified');
  return own as ChannelDocument;
}

const orNothing = (reading: Promise<unknown>, ms: number) => withinTime(reading, ms).catch(() => undefined);
