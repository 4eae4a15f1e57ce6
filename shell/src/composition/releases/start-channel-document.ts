import type { ChannelDocument } from '@site/remote';
import { parsed, type Verify } from './verify-channel-document';
import { withinTime } from './within-time';

const KEPT_MAX_MS = 500;
const ASK_MAX_MS = 1000;
/** How much longer a busy device may take to read what is kept, where nothing else is left to follow. */
const KEPT_LATE_MS = 5000;

export interface StartParts {
  /** Text of the document that came with the page. */
  inlined: string | null | undefined;
  verify: Verify;
  canVerify: boolean;
  /** The newest serial that was kept here; read from where reading costs nothing. */
  newestHint: number;
  readKept(): Promise<unknown>;
  /** Asks the site once more. */
  ask(): Promise<unknown>;
}

export interface StartChannelDocument {
  document: ChannelDocument;
  /** The page's own could not be followed. */
  isKept: boolean;
}

/** What the page follows at first: its own document, the last good one, or one more question. @throws when nothing there can be followed. */
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

/** Serials of different channels say nothing about each other. */
export const replaces = (next: ChannelDocument, now: ChannelDocument) => next.channel === now.channel && next.serial > now.serial;

function unverified(own: unknown): ChannelDocument {
  if (!own) throw new Error('The page names no releases');
  console.warn('No https: releases are not verified');
  return own as ChannelDocument;
}

const orNothing = (reading: Promise<unknown>, ms: number) => withinTime(reading, ms).catch(() => undefined);
