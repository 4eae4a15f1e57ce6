import {
  eventStreamPath,
  getEvent,
  getIp,
  getMatchOdds,
  getMatchProof,
  getPriceHistory,
  getScoreBoard,
  getSportEvents,
  STREAM_PAGE,
} from '@site/api/contracts/exchange';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';

const PATHS = [
  ...[getMatchOdds, getEvent, getScoreBoard, getMatchProof, getPriceHistory, getIp, ...Object.values(getSportEvents)].map(
    ({ path }) => path,
  ),
  `${eventStreamPath('')}:eventId`,
  STREAM_PAGE,
];

/** Redirects clients that have only the site's address to the exchange data host; pages call that host directly. @see SHELL-055 */
export function exchangeRedirects(app: FastifyInstance, { exchangeOrigin }: EdgeConfig) {
  for (const path of PATHS)
    // Temporary and uncached (307), because the data host may move.
    app.get(path, (request, reply) => reply.header('cache-control', 'no-store').redirect(`${exchangeOrigin}${request.url}`, 307));
}
