import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { inlinedJson } from '@site/api/contracts/inlined-reads';
import { contentTypeOf, type ReleaseStore } from '@site/release';
import { CHANNEL_DOCUMENT_PATH, channelDocumentTag, isDevRelease } from '@site/remote/manifest';
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { BuildNews } from '../build-news';
import { pageScript } from '../page-script';
import type { ShownSite } from './site-session';

interface SiteProxyParts {
  /** Origin of the running site. */
  site: string;
  /** The remote in work. */
  name: string;
  store: ReleaseStore;
  session: { current(): ShownSite | null; onChange(listener: () => void): void };
  news: BuildNews;
}

const RELEASED = /^\/releases\/([^/]+)\/([^/]+)\/([^/?]+)/;
/** Longer than the pause between two signs of life of a stream of events. */
const SILENCE_MS = 120_000;

/** Serves a running site on this machine. The document, the shell and the builds of one remote are those of the session; all else is the site's. */
export async function createSiteProxy({ site, name, store, session, news }: SiteProxyParts): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  news.routes(app, session);

  /** Answers with a part of the session. @returns false for what the site has */
  async function answerOwn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const shown = session.current();
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === CHANNEL_DOCUMENT_PATH && shown) {
      void reply.headers({ 'cache-control': 'no-cache', etag: channelDocumentTag(shown.document) }).send(shown.document);
      return true;
    }
    const [, area = '', release = '', file = ''] = RELEASED.exec(path) ?? [];
    const type = contentTypeOf(file);
    const shell = shown?.shell.texts.get(path);
    const bytes = shell ?? (area === name && isDevRelease(release) ? await store.readFile(area, release, file, 'identity') : null);
    if (bytes === null || !type) return false;
    // A session has a key of its own, so another session has other bytes at this address.
    void reply.type(type).header('cache-control', 'no-store').send(bytes);
    return true;
  }

  await app.register(proxy, {
    upstream: site,
    undici: { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS },
    preHandler(request, reply, next) {
      answerOwn(request, reply).then((isAnswered) => isAnswered || next(), next);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => headersForSite(request as FastifyRequest, headers, site),
      rewriteHeaders: ({ 'strict-transport-security': _, location, ...headers }) => ({
        ...headers,
        ...(location === undefined ? {} : { location: location.replace(site, '') }),
      }),
      onResponse(_request, reply, answer) {
        // The declared type lacks the stream of the answer.
        void pass(reply as FastifyReply, (answer as unknown as { stream: Readable }).stream, session.current(), name);
      },
    },
  });
  return app;
}

/** The site knows pages of its own origin only. A page comes as plain text, because it is changed. */
function headersForSite(request: FastifyRequest, headers: IncomingHttpHeaders, site: string): IncomingHttpHeaders {
  const own = `${request.protocol}://${request.host}`;
  return {
    ...headers,
    ...(headers.origin === own ? { origin: site } : {}),
    ...(headers.referer?.startsWith(own) ? { referer: headers.referer.replace(own, site) } : {}),
    ...(headers.accept?.includes('text/html') ? { 'accept-encoding': 'identity' } : {}),
  };
}

async function pass(reply: FastifyReply, body: Readable, shown: ShownSite | null, name: string) {
  if (!shown || !String(reply.getHeader('content-type')).startsWith('text/html') || reply.request.method === 'HEAD') {
    void reply.send(body);
    return;
  }
  const policy = String(reply.getHeader('content-security-policy'));
  reply.removeHeader('content-length');
  // The site does not know the paths of an area that it does not have.
  if (reply.statusCode === 404) void reply.code(200);
  void reply.send(sessionPage(await text(body), shown, { policy, script: pageScript(name) }));
}

interface PageAdditions {
  /** Content security policy of the page, whose nonce lets its own scripts run. */
  policy: string;
  script: string;
}

/** The page of the site with the document, the shell and the script of the session. */
function sessionPage(html: string, { document, shell }: ShownSite, { policy, script }: PageAdditions): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  // Released files of another origin would be those of the site.
  const [, assets] = /img-src 'self' (https?:\/\/\S+)/.exec(policy) ?? [];
  const local = assets === undefined ? html : html.replaceAll(`${assets}/releases/`, '/releases/');
  const withShell = [...shell.hashes].reduce((page, [old, now]) => page.replaceAll(old, now), local);
  return withShell
    .replace(/(<script type="application\/json" id="releases">)[^<]*/, (_, tag: string) => tag + inlinedJson(JSON.stringify(document)))
    .replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`);
}
