import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '@site/platform-kit/data/database';
import type { EventTransport, Hint } from '@site/platform-kit/events/transport';
import { marketSubject } from '@site/platform-exchange/markets/announce-market';
import { readBooks, type MarketBook } from './books.repository';

const READ_AGAIN_MS = 1000;
const KEPT_UNASKED_MS = 60_000;
/** Far more events than are in play or listed. */
const MOST = 1000;
/** Time for which the last good book counts as current. */
const CLOSES_AFTER_MS = 5000;
const EVERY_EVENT = marketSubject(null);

export interface BooksOptions {
  db: Executor;
  transport: EventTransport;
  log: FastifyBaseLogger;
  /** Called when the book of this event, or the operator's override, changed. */
  onChange: (eventId: string) => void;
  closesAfterMs?: number | undefined;
}

/** An event that somebody requested. */
interface Known {
  markets: ReadonlyMap<string, MarketBook>;
  askedAt: number;
  /** Number of the read that loaded it: a slow read must not overwrite a later one. 0: not read yet. */
  read: number;
}

export type Books = ReturnType<typeof createBooks>;
const NO_MARKETS: ReadonlyMap<string, MarketBook> = new Map();

/**
 * Changes by players and the operator in the markets of the requested events. They are read when announced, and every second in any case.
 */
export function createBooks({ db, transport, log, onChange, closesAfterMs = CLOSES_AFTER_MS }: BooksOptions) {
  const known = new Map<string, Known>();
  const announced = new Set<string>();
  let reads = 0;
  let goodAt = -Infinity;
  let following: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listening = transport.listen({ log, topic: 'm', onHint, onLost: () => {} });

  async function read(eventIds: readonly string[]) {
    const startedAt = performance.now();
    const number = ++reads;
    const books = await readBooks(db, eventIds);
    for (const eventId of eventIds) {
      const entry = known.get(eventId);
      if (!entry || entry.read > number) continue;
      entry.markets = new Map(books.flatMap((book) => (book.eventId === eventId ? [[book.id, book]] : [])));
      entry.read = number;
    }
    goodAt = startedAt;
  }

  function ask(eventId: string): Known {
    const found = known.get(eventId) ?? { markets: NO_MARKETS, read: 0, askedAt: 0 };
    found.askedAt = performance.now();
    if (!known.has(eventId)) known.set(eventId, found);
    if (known.size > MOST) forgetOne();
    return found;
  }

  /** Drops the event that was requested longest ago, so that requests for many others never drop one that is watched. */
  function forgetOne() {
    let [oldest, since] = ['', Infinity];
    for (const [eventId, { askedAt }] of known) if (askedAt < since) [oldest, since] = [eventId, askedAt];
    known.delete(oldest);
  }

  function onHint({ body }: Hint) {
    const eventId = body as string;
    if (!known.has(eventId)) return;
    announced.add(eventId);
    following ??= follow().finally(() => (following = null));
  }

  /** Reads in sequence: all changes that are announced during one read are loaded together by the next. */
  async function follow() {
    while (announced.size && !isClosed) {
      const eventIds = [...announced];
      announced.clear();
      try {
        await read(eventIds);
        eventIds.forEach(onChange);
      } catch (problem) {
        log.warn({ err: problem }, 'a changed book could not be read');
        return;
      }
    }
  }

  async function readAgain() {
    const now = performance.now();
    for (const [eventId, { askedAt }] of known) if (now - askedAt > KEPT_UNASKED_MS) known.delete(eventId);
    // Not awaited: without announcements the books are still read.
    listening.follow(EVERY_EVENT).catch((problem: unknown) => log.warn({ err: problem }, 'changed books are not announced'));
    try {
      if (known.size) await read([...known.keys()]);
    } catch (problem) {
      log.warn({ err: problem }, 'the books of the exchange cannot be read');
    }
    if (!isClosed) timer = setTimeout(() => void readAgain(), READ_AGAIN_MS).unref();
  }

  return {
    start: () => void readAgain(),

    /** Resolves when the books of these events were read, or when the read failed. */
    async know(eventIds: readonly string[]) {
      const unread = eventIds.filter((eventId) => ask(eventId).read === 0);
      if (unread.length) await read(unread).catch((problem: unknown) => log.warn({ err: problem }, 'a book cannot be read'));
    },

    /** The markets of the event; empty until the first read, which follows soon. */
    of: (eventId: string) => ask(eventId).markets,

    /** True when bets may be shown as accepted. False while the operator's override is unknown. */
    isCurrent: (eventId: string) => Boolean(known.get(eventId)?.read) && performance.now() - goodAt < closesAfterMs,

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listening.close();
    },
  };
}
