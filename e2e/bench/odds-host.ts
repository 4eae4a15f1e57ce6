import { createServer, type ServerResponse } from 'node:http';
import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';
import { ODDS_BY_HAND } from './odds-by-hand';

const ROWS = 216;
export const EVENT_ID = '40000001';
export const MARKET_ID = `1.${EVENT_ID}`;
/** Number of rows whose prices change in every answer. */
const CHANGED = ROWS / 3;

export interface OddsHost {
  url: string;
  /** Number of Match Odds answers so far, or of messages on the stream. */
  answered(): number;
  /** Sends `count` messages over the open stream, one every `everyMs`. */
  send(count: number, everyMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A data host of one large market whose prices change in every answer.
 * @param hasStream false makes the page poll every 300 ms
 */
export async function startOddsHost(port: number, { hasStream }: { hasStream: boolean }): Promise<OddsHost> {
  const streams = new Set<ServerResponse>();
  let answered = 0;

  const answers: Record<string, (response: ServerResponse) => void> = {
    [`/api/match-odds/${MARKET_ID}`]: (response) => json(response, [marketAt(++answered)]),
    [`/api/event/${EVENT_ID}`]: (response) => json(response, { data: { items: { [EVENT_ID]: EVENT } } }),
    [`/api/score/board/${EVENT_ID}`]: (response) => send(response, 'text/plain', ''),
    '/api/ip': (response) => json(response, { ip: '127.0.0.1' }),
    '/stream': (response) => send(response, 'text/html', ''),
    '/by-hand': (response) => send(response, 'text/html; charset=utf-8', ODDS_BY_HAND),
    ...(hasStream ? { [`/api/event-stream/${EVENT_ID}`]: openStream } : {}),
  };
  function openStream(response: ServerResponse) {
    response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream' });
    response.write(message('match-odds', [marketAt(answered)]) + message('event', { data: { items: { [EVENT_ID]: EVENT } } }));
    streams.add(response);
    response.on('close', () => streams.delete(response));
  }

  const server = createServer((request, response) => {
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (answer) answer(response);
    else response.writeHead(404, CORS).end();
  });
  const beat = setInterval(() => streams.forEach((stream) => stream.write(message('beat', {}))), 500);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://localhost:${port}`,
    answered: () => answered,
    async send(count, everyMs) {
      for (let index = 0; index < count; index++) {
        const text = message('match-odds', [marketAt(++answered)]);
        streams.forEach((stream) => stream.write(text));
        await new Promise((done) => setTimeout(done, everyMs));
      }
    },
    stop() {
      clearInterval(beat);
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}

const CORS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
const send = (response: ServerResponse, type: string, text: string) => response.writeHead(200, { ...CORS, 'content-type': type }).end(text);
const json = (response: ServerResponse, answer: unknown) => send(response, 'application/json', JSON.stringify(answer));
const message = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const LIMITS = { min: 100, max: 50_000, maxProfit: 1_000_000, delayMs: 5000 };
const EVENT: EventItem = {
  eventId: EVENT_ID,
  marketId: MARKET_ID,
  name: 'Dhaka Deltas v Sylhet Tea Lions',
  sport: 'cricket',
  competition: 'Padma Premier League',
  start: '2026-01-15T05:00:00.000Z',
  inplay: true,
  isOver: false,
  version: 1,
  chid: EVENT_ID,
  score: null,
  fancy2: {},
  bookmaker: {},
};

/** Each row changes in every third version. */
function marketAt(version: number): MatchOdds {
  return {
    marketId: MARKET_ID,
    eventId: EVENT_ID,
    name: 'Match Odds',
    status: 'OPEN',
    inplay: true,
    version,
    totalMatched: 1_000_000 + version,
    ...LIMITS,
    runners: Array.from({ length: ROWS }, (_, index) => {
      const changes = Math.floor((version * CHANGED + ROWS - index) / ROWS);
      const step = (changes * 7 + index) % 60;
      return {
        selectionId: String(index),
        SelectionName: `Runner ${index}`,
        availableToBack: levels(1.4 + step / 100, -0.01, step),
        availableToLay: levels(1.42 + step / 100, 0.01, step),
      };
    }),
  };
}

const levels = (best: number, away: number, step: number) =>
  [0, 1, 2].map((level) => ({ price: Math.round((best + level * away) * 100) / 100, size: 1000 + step * 137 + level * 500 }));
