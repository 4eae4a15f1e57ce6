import { isIP } from 'node:net';
import { INTERCOM_FRAME_PATH, OUTSIDE_CHAT_IDS, type Language } from '@site/api/contracts/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFileRoutes } from '@site/platform-kit/files/browser-files';
import type { Executor } from '@site/platform-kit/data/database';
import type { Clock } from '@site/platform-kit/time/clock';
import type { Feed } from '@site/platform-match-simulator/feed';
import { remembered } from '@site/platform-match-simulator/model/remembered';
import { boardOf, type ScoreBoard } from './board';
import { intercomDocument, noticeDocument, scoreDocument, standInDocument, streamDocument, type DocumentParts } from './documents';
import { INTERCOM_SOURCES } from './intercom.sources';
import { readPageFiles } from './page-files';
import { languageOf, sayIn } from './words';

export interface PagesOptions {
  db: Executor;
  feed: Feed;
  clock: Clock;
  /** Origin of the site, for the link back. */
  siteOrigin: string;
  /** All origins that may frame the score and the picture. */
  frameOrigins: readonly string[];
}

const BOARDS_KEPT = 200;
/** One answer serves all requests within this time. */
const BOARD_STANDS_MS = 500;

type Asked = FastifyRequest<{ Params: { eventId: string }; Querystring: Record<string, unknown> }>;

/** The pages that the site frames (score, picture, outside chat), and the local page in place of the external exchange. */
export async function addPages(app: FastifyInstance, { db, feed, clock, siteOrigin, frameOrigins }: PagesOptions) {
  const files = await readPageFiles();
  addFileRoutes(app, files, { db, clock });
  const boards = remembered(BOARDS_KEPT, (key: string): { board: ScoreBoard; text: string } | null => {
    const [eventId = '', language, slot] = key.split('|');
    const at = new Date(Number(slot) * BOARD_STANDS_MS);
    const event = feed.event(eventId, at);
    const board = event && boardOf(event, feed.played(eventId, at), at, sayIn(language === 'bn' ? 'bn' : 'en'));
    return board && { board, text: JSON.stringify(board) };
  });

  const boardNow = (eventId: string, language: Language) => {
    const now = clock.now();
    // Unknown events are not cached, so that invented ids do not displace boards in use.
    return feed.event(eventId, now) && boards(`${eventId}|${language}|${Math.floor(now.getTime() / BOARD_STANDS_MS)}`);
  };
  const partsFor = ({ query, headers }: Asked): DocumentParts => {
    const language = languageOf(query['lang'], headers['accept-language']);
    return { base: files.base, language, say: sayIn(language) };
  };
  /** @param mayBeFramed true for a page that the site frames */
  const secure = (reply: FastifyReply, mayBeFramed: boolean, sources = OWN_SOURCES) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyFor(sources, mayBeFramed ? frameOrigins : ["'none'"]));
  const follow = (reply: FastifyReply, parts: DocumentParts, eventId: string, document: typeof scoreDocument) => {
    const found = boardNow(eventId, parts.language);
    secure(reply, true);
    if (!found) return reply.code(404).send(noticeDocument(parts, parts.say('unknown'), parts.say('unknownHelp')));
    return reply.send(document(parts, { address: `/board/${eventId}?lang=${parts.language}`, board: found.board }));
  };

  app.get('/score/:eventId', (request: Asked, reply) => follow(reply, partsFor(request), request.params.eventId, scoreDocument));

  app.get('/stream', (request: Asked, reply) => {
    const parts = partsFor(request);
    const { chid, userip } = request.query;
    if (typeof chid === 'string' && typeof userip === 'string' && isIP(userip)) return follow(reply, parts, chid, streamDocument);
    return secure(reply, true)
      .code(400)
      .send(noticeDocument(parts, parts.say('address'), parts.say('addressHelp')));
  });

  app.get('/board/:eventId', (request: Asked, reply) => {
    const { eventId } = request.params;
    const found = boardNow(eventId, partsFor(request).language);
    if (!found) return reply.callNotFound();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(found.text);
  });

  app.get(INTERCOM_FRAME_PATH, (request: Asked, reply) => {
    const parts = partsFor(request);
    const { intercom } = request.query;
    if (typeof intercom === 'string' && intercom && OUTSIDE_CHAT_IDS.intercom.test(intercom))
      return secure(reply, true, INTERCOM_SOURCES).send(intercomDocument(parts, intercom));
    return secure(reply, true)
      .code(400)
      .send(noticeDocument(parts, parts.say('address'), parts.say('addressHelp')));
  });

  app.get('/m', (_, reply) => reply.redirect('/m/'));
  app.get('/m/', (request: Asked, reply) => secure(reply, false).send(standInDocument(partsFor(request), siteOrigin)));
}

/** A content security policy cannot name IPv6 addresses; browsers would log an error. */
const isNameable = (origin: string) => !origin.includes('[');

const OWN_SOURCES: readonly string[] = [
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const policyFor = (sources: readonly string[], ancestors: readonly string[]) =>
  ["default-src 'none'", ...sources, "base-uri 'none'", `frame-ancestors ${ancestors.filter(isNameable).join(' ')}`].join('; ');
