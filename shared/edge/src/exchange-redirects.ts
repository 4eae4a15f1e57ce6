import {
  eventStreamPath,
  getEvent,
  getIp,
  getMatchOdds,
  getMatchProof,
  getScoreBoard,
  getSportEvents,
  STREAM_PAGE,
} from '@site/api/contracts/exchange';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';

const PATHS = [
  ...[getMatchOdds, getEvent, getScoreBoard, getMatchProof, getIp, ...Object.values(getSportEvents)].map(({ path }) => path),
  `${eventStreamPath('')}:eventId`,
  STREAM_PAGE,
];

/** Leads a client that knows only the site's own address to the exchange data host; what a page asks directly stays there. @see spec B 7 */
export function exchangeRedirects(app: FastifyInstance, { exchangeOrigin }: EdgeConfig) {
  for (const path of PATHS)
    // For now only: the data host may move.
    app.get(path, (request, reply) => reply.header('cache-control', 'no-store').redirect(`${exchangeOrigin}${request.url}`, 307));
}
