import * as z from '@site/api/schema';
import { exchangeId } from './fields';
import { eventItemSchema, matchOddsSchema, sportEventSchema } from './markets';
import { EXCHANGE_SPORTS, type ExchangeSport } from './rules';

/** Common fields of the calls of the exchange data host, which has its own address and no knowledge of players. @see SHELL-055 */
const read = { method: 'GET', access: 'public', host: 'exchange', errors: [] } as const;

/** Returns the prices of one Match Odds market; an empty list for an unknown market. @see EXCHANGE-021 */
export const getMatchOdds = z.defineEndpoint({
  ...read,
  path: '/api/match-odds/:marketId',
  input: z.strictObject({ marketId: exchangeId() }),
  /** The first element is the market; an empty list means that there is no such market. */
  output: z.array(matchOddsSchema),
  summary: 'Prices of one Match Odds market',
});

/** Returns the bookmaker and fancy markets of one event, under the event's id. @see EXCHANGE-022 */
export const getEvent = z.defineEndpoint({
  ...read,
  path: '/api/event/:eventId',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.object({ data: z.object({ items: z.record(z.string(), eventItemSchema) }) }),
  summary: 'Bookmaker and fancy markets of one event, under its id',
});

/**
 * Returns a text with an iframe whose address is the score page of an event.
 * @throws `platform.not_found` for an unknown event
 * @see EXCHANGE-023, N-57
 */
export const getScoreBoard = z.defineEndpoint({
  ...read,
  path: '/api/score/board/:eventId',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.string(),
  summary: 'Where the score board of an event is',
});

/**
 * Proof that a simulated match was fixed before its bets: the commitment is published first, the secret after the last market is decided.
 */
export const matchProofSchema = z.object({
  event_id: z.string(),
  /** SHA-256 of `<event_id>:<secret>` in hexadecimal digits. */
  commitment: z.string(),
  /** Time from which anybody can read the commitment; it covers no earlier bet. */
  published_at: z.isoTime(),
  start: z.isoTime(),
  /** Everything in the match follows from the secret. Null until the last market is decided. */
  secret: z.nullable(z.string()),
});
/** Proof of a simulated match, parsed. */
export type MatchProof = z.infer<typeof matchProofSchema>;

/**
 * Returns the commitment of a match, and after the match its secret, for sixty days.
 * @throws `platform.not_found` for an unknown event
 */
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
/** For each sport the call that returns its events, running and to come. @see EXCHANGE-024 */
export const getSportEvents = Object.fromEntries(EXCHANGE_SPORTS.map((sport) => [sport, sportEvents(sport)])) as Record<
  ExchangeSport,
  ReturnType<typeof sportEvents>
>;

/** Returns the network address of the browser, as this host sees it. @see EXCHANGE-025, N-56 */
export const getIp = z.defineEndpoint({
  ...read,
  path: '/api/ip',
  input: z.strictObject({}),
  output: z.object({ ip: z.string() }),
  summary: 'The address that this host sees the browser at (N-56)',
});

/** Path of the stream page at the exchange data host. @see EXCHANGE-026, N-56 */
export const STREAM_PAGE = '/stream';

/**
 * Path of an event's stream page with its query.
 * @param chid channel of the event, see N-55.
 */
export const streamPath = (chid: string, userIp: string) => `${STREAM_PAGE}?${new URLSearchParams({ chid, userip: userIp }).toString()}`;
