import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Executor } from '@site/platform-kit/data/database';
import { createListening } from '@site/platform-kit/events/listening';
import { MARKET_CHANNEL } from '@site/platform-exchange/markets/announce-market';
import { eventOf } from '@site/platform-match-simulator/ids';
import { readBooks, type MarketBook } from './books.repository';

const READ_AGAIN_MS = 1000;
const KEPT_UNASKED_MS = 60_000;
/** Far more than are played or to come. */
const MOST = 1000;
/** So long is the last good book served as if it were the present one. */
const CLOSES_AFTER_MS = 5000;

export interface BooksOptions {
  db: Executor;
  openConnection: () => Client;
  log: FastifyBaseLogger;
  /** The book of this event, or what the operator says of it, is another one. */
  onChange: (eventId: string) => void;
  closesAfterMs?: number | undefined;
}

/** An event that somebody asked for. */
interface Known {
  markets: ReadonlyMap<string, MarketBook>;
  askedAt: number;
  /** Number of the read that brought it: a slow one must not undo a later one. 0: none has yet. */
  read: number;
}

export type Books = ReturnType<typeof createBooks>;
const NO_MARKETS: ReadonlyMap<string, MarketBook> = new Map();

/** What people did to the markets of the events that somebody looks at: read when it is announced, and every second in any case. */
export function createBooks({ db, openConnection, log, onChange, closesAfterMs = CLOSES_AFTER_MS }: BooksOptions) {
  const known = new Map<string, Known>();
  const announced = new Set<string>();
  let reads = 0;
  let goodAt = -Infinity;
  let following: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listening = createListening({ openConnection, log, channel: MARKET_CHANNEL, onPayload, onLost: () => {} });

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

  /** The one that was asked for longest ago, so that no number of others drives out what is looked at. */
  function forgetOne() {
    let [oldest, since] = ['', Infinity];
    for (const [eventId, { askedAt }] of known) if (askedAt < since) [oldest, since] = [eventId, askedAt];
    known.delete(oldest);
  }

  function onPayload(marketId: string) {
    const eventId = eventOf(marketId);
    if (!eventId || !known.has(eventId)) return;
    announced.add(eventId);
    following ??= follow().finally(() => (following = null));
  }

  /** One read after the other: what is announced while one runs is read together by the next. */
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
    try {
      await listening.ready();
      if (known.size) await read([...known.keys()]);
    } catch (problem) {
      log.warn({ err: problem }, 'the books of the exchange cannot be read');
    }
    if (!isClosed) timer = setTimeout(() => void readAgain(), READ_AGAIN_MS).unref();
  }

  return {
    start: () => void readAgain(),

    /** Resolves when the books of these events were read, or cannot be read now. */
    async know(eventIds: readonly string[]) {
      const unread = eventIds.filter((eventId) => ask(eventId).read === 0);
      if (unread.length) await read(unread).catch((problem: unknown) => log.warn({ err: problem }, 'a book cannot be read'));
    },

    /** None where they were never read; then they soon are. */
    of: (eventId: string) => ask(eventId).markets,

    /** Whether bets may be shown as taken: where nobody knows what the operator says, they are not. */
    isCurrent: (eventId: string) => Boolean(known.get(eventId)?.read) && performance.now() - goodAt < closesAfterMs,

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listening.close();
    },
  };
}
