import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Assets } from './assets';
import { gameDocument, noticeDocument } from './document';
import { STAKE_MAX_PAISA, STAKE_MIN_PAISA, type Supplier } from './supplier';
import { openPractice } from './practice.service';
import { openSession, showSession } from './sessions.service';
import { skinOf } from './skins';

const here = path.dirname(fileURLToPath(import.meta.url));
const LAUNCH_TOKEN = /^[\w.~-]{1,200}$/;
const PRACTICE_TICKET = /^[\w.-]{1,900}$/;
const readTexts = async (language: string) => {
  const texts: Record<string, string> = JSON.parse(
    await readFile(path.join(here, 'locales', `${language === 'bn' ? 'bn' : 'en'}.json`), 'utf8'),
  );
  return texts;
};

const readBoth = async () => ({ en: await readTexts('en'), bn: await readTexts('bn') });

interface PlayOptions {
  siteOrigin: string;
  /** Signs the tickets of games without money. */
  secret: string;
}

interface LaunchQuery {
  token?: unknown;
  practice?: unknown;
}

/** Address of a launch: redeems a launch token or a practice ticket once, and serves the game. */
export function addPlayRoute(app: FastifyInstance, supplier: Supplier, assets: Assets, { siteOrigin, secret }: PlayOptions) {
  const open = async ({ token, practice }: LaunchQuery) => {
    if (typeof practice === 'string' && PRACTICE_TICKET.test(practice)) return openPractice(supplier, practice, secret);
    return typeof token === 'string' && LAUNCH_TOKEN.test(token) ? openSession(supplier, token) : null;
  };

  app.get<{ Querystring: LaunchQuery }>('/play', async (request, reply) => {
    const nonce = secure(reply, siteOrigin);
    const session = await open(request.query);
    if (session === null) return reply.code(410).send(noticeDocument(assets, await readBoth(), 'link.used'));
    if (session === 'unreachable') return reply.code(503).send(noticeDocument(assets, await readBoth(), 'link.unreachable'));

    const skin = skinOf({ code: session.gameCode, type: session.gameType, name: session.gameName });
    const start = {
      session: session.id,
      platformSession: session.platformSession,
      siteOrigin,
      game: { code: session.gameCode, name: session.gameName, type: session.gameType, supplier: session.platform },
      skin,
      isPractice: session.practiceUntil !== null,
      language: session.language,
      texts: await readTexts(session.language),
      limits: { least: STAKE_MIN_PAISA, most: STAKE_MAX_PAISA },
      ...(await showSession(supplier, session.id)),
    };
    return reply.send(gameDocument(assets, nonce, start, skin.engine));
  });
}

function secure(reply: FastifyReply, siteOrigin: string) {
  const nonce = randomBytes(16).toString('base64');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-ancestors ${siteOrigin}`,
    ].join('; '),
  );
  return nonce;
}
