import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BrandCache } from '../brand';
import type { EdgeConfig } from '../config';
import { refuse } from '../error-answer';
import type { PlatformReads } from '../platform-reads';
import { isFixed, type PageSites } from '../staff/page-site';
import { bestEncoding } from '@site/serving';
import { appManifest, MANIFEST_PATH } from './app-manifest';
import { isOwnRoute, placesOf } from './path-owner';
import { picturesOf, picturesReadOf } from './pictures';
import { pageHeaders, makeNonce } from './policies';
import { readsOf } from './preloads';
import { readOfPage } from './read-of-page';
import { renderPage } from './render';
import { NO_ROBOTS, ROBOTS } from './summary';
import { textsOf } from './texts';
import { sendUnavailable } from './unavailable-page';
import { visitorOf } from './visitor';

interface PageSources {
  config: EdgeConfig;
  pageSite: PageSites;
  brand: BrandCache;
  reads: PlatformReads;
  headScript?: string | undefined;
}

/** Answers every navigation of a browser with the one page; other unknown addresses get an error body. */
export function pageRoutes(app: FastifyInstance, { config, pageSite, brand, reads, headScript }: PageSources) {
  app.get('/page/guest/register.jsp', (request, reply) =>
    reply.redirect(visitorOf(request.headers).layout === 'mobile' ? '/signup' : '/register', 302),
  );

  app.get('/robots.txt', ({ preview }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(preview ? NO_ROBOTS : ROBOTS),
  );

  app.get(MANIFEST_PATH, (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(appManifest(brand.current())),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return refuse(reply, 'platform.not_found');
    const visitor = visitorOf(request.headers);
    const shown = await pageSite(request);
    if (!shown) return sendUnavailable(reply, visitor);
    const { site, staff } = shown;
    const nonce = makeNonce();
    const path = pathOf(request);
    const places = placesOf(site, path, visitor);
    const { owner } = places.player;
    const picturesRead = picturesReadOf(owner, request.url, visitor);
    const textsRead = readOfPage(owner?.claim.texts, request.url);
    const ownReads = [picturesRead, textsRead].filter((read) => read !== null);
    const answers = await reads.forPage([...readsOf(places), ...ownReads]);
    const html = renderPage({
      site,
      places,
      visitor,
      url: request.url,
      assetOrigin: config.assetOrigin,
      siteOrigin: config.siteOrigin ?? `http://${request.host}`,
      brand: brand.current(),
      exchangeOrigin: config.exchangeOrigin,
      answers: new Map([...answers].filter(([read]) => !ownReads.includes(read))),
      pictures: picturesOf(answers, picturesRead),
      texts: textsOf(answers, textsRead),
      nonce,
      staff,
      headScript,
    });
    reply.code(owner || isOwnRoute(path) ? 200 : 404).header('x-release-serial', site.document.serial);
    reply.headers(pageHeaders(nonce, { ...config, chatOrigin: brand.current().chatOrigin }));
    if (staff) reply.header('cache-control', 'private, no-store');
    if (isFixed(staff)) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendCompressed(request, reply, html);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/** True for a document that a person opens. A missing file, which has an extension or another destination, must never get HTML. */
function isNavigation(request: FastifyRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (/^\/(releases|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = request.headers;
  // A navigation that the service worker passes on has no destination.
  const isPassedOn = destination === 'empty' && mode === 'navigate';
  if (destination && destination !== 'document' && destination !== 'iframe' && !isPassedOn) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.header('vary', 'accept-encoding, cookie, save-data, user-agent');
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(html);
  const body = encoding === 'br' ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipSync(html);
  return reply.header('content-encoding', encoding).send(body);
}
