import * as z from '@site/api/schema';
import { exchangeId } from './fields';
import { eventItemSchema, matchOddsSchema, sportEventSchema } from './markets';
import { EXCHANGE_SPORTS, type ExchangeSport } from './rules';

/** What the exchange data host answers. It has an address of its own and knows no player. @see spec B 7 */
const read = { method: 'GET', access: 'public', host: 'exchange', errors: [] } as const;

export const getMatchOdds = z.defineEndpoint({
  ...read,
  path: '/api/match-odds/:marketId',
  input: z.strictObject({ marketId: exchangeId() }),
  /** The first element is the market; none: there is no such market. */
  output: z.array(matchOddsSchema),
  summary: 'Prices of one Match Odds market',
});

export const getEvent = z.defineEndpoint({
  ...read,
  path: '/api/event/:eventId',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.object({ data: z.object({ items: z.record(z.string(), eventItemSchema) }) }),
  summary: 'Bookmaker and fancy markets of one event, under its id',
});

/** Text that holds an iframe whose address is the score page. */
export const getScoreBoard = z.defineEndpoint({
  ...read,
  path: '/api/score/board/:eventId',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.string(),
  summary: 'Where the score board of an event is',
});

export const matchProofSchema = z.object({
  event_id: z.string(),
  /** SHA-256 of `<event_id>:<secret>` in hexadecimal digits. */
  commitment: z.string(),
  /** Moment from which anybody can read the commitment; it covers no earlier bet. */
  published_at: z.isoTime(),
  start: z.isoTime(),
  /** Everything in the match follows from it. Null until the last market is decided. */
  secret: z.nullable(z.string()),
});
export type MatchProof = z.infer<typeof matchProofSchema>;

export const getMatchProof = z.defineEndpoint({
  ...read,
  path: '/api/match-proof/:eventId',
  input: z.strictObject({ eventId: exchangeId() }),
  output: matchProofSchema,
  summary: 'Commitment of a match, published before it, and its secret after it; for sixty days',
});

const sportEvents = (sport: ExchangeSport) =>
  z.defineEndpoint({
    ...read,
    path: `/api/sports-events/${sport}`,
    input: z.strictObject({}),
    output: z.array(sportEventSchema),
    summary: `Events of ${sport} that are played or to come`,
  });
export const getSportEvents = Object.fromEntries(EXCHANGE_SPORTS.map((sport) => [sport, sportEvents(sport)])) as Record<
  ExchangeSport,
  ReturnType<typeof sportEvents>
>;

export const getIp = z.defineEndpoint({
  ...read,
  path: '/api/ip',
  input: z.strictObject({}),
  output: z.object({ ip: z.string() }),
  summary: 'The address that this host sees the browser at (N-56)',
});

/** @see N-55, N-56 */
export const STREAM_PAGE = '/stream';

/** Page of the picture of an event. */
export const streamPath = (chid: string, userIp: string) => `${STREAM_PAGE}?${new URLSearchParams({ chid, userip: userIp }).toString()}`;

/**
 * Server-sent events of one event: `match-odds` carries what getMatchOdds answers, `event` what getEvent answers; `beat` says that
 * nothing has changed. Both payloads come first.
 */
export const EVENT_STREAM_NAMES = ['match-odds', 'event', 'beat'] as const;
export const eventStreamPath = (eventId: string) => `/api/event-stream/${encodeURIComponent(eventId)}`;
