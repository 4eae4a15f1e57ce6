import { listReleases } from '@site/release';
import { OVERRIDES_COOKIE, STAFF_LEAVE_PATH, STAFF_PATH, STAFF_RELEASES_PATH, type StaffReleases } from '@site/remote/staff';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../error-answer';
import { isChoosable } from './overrides';
import type { StaffSources } from './previews';
import { STAFF_COOKIE, type Staff } from './staff';

/** Releases of each area that staff may choose from, newest first. */
const MOST = 20;

const REFUSED =
  'This link is not good here: it has ended, is of another site, or was changed. Make a new one: npm run release -- staff-link\n';

/** Routes for staff: take the proof of a link, list what may be chosen, and leave. */
export function staffRoutes(app: FastifyInstance, { config, store, trust, live, staff }: StaffSources & { staff: Staff }) {
  const secure = config.siteOrigin?.startsWith('https:') ? '; secure' : '';
  const cookie = (name: string, value: string, more: string) => `${name}=${value}; path=/; samesite=lax${secure}; ${more}`;

  app.get<{ Querystring: { proof?: unknown } }>(STAFF_PATH, async ({ query, preview }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    const word = typeof query.proof === 'string' ? query.proof : '';
    const proof = preview ? null : await staff.check(word);
    if (!proof) return reply.code(403).type('text/plain; charset=utf-8').send(REFUSED);
    const seconds = Math.floor((Date.parse(proof.expiresAt) - Date.now()) / 1000);
    return reply.header('set-cookie', cookie(STAFF_COOKIE, word, `httponly; max-age=${seconds}`)).redirect('/', 303);
  });

  app.post(STAFF_LEAVE_PATH, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', [cookie(STAFF_COOKIE, '', 'httponly; max-age=0'), cookie(OVERRIDES_COOKIE, '', 'max-age=0')])
      .code(204)
      .send(),
  );

  app.get(STAFF_RELEASES_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'cookie' });
    const site = live.current();
    if (!site || !(await staff.of(request))) return refuse(reply, 'platform.not_found');
    const { document } = site;
    const lists = Object.keys(document.remotes).map(async (area) => {
      const releases = await listReleases({ store, keys: trust.reading }, area);
      const choosable = releases.filter(({ release }) => isChoosable(document, area, release)).slice(0, MOST);
      return [area, choosable.map(({ release, publishedAt }) => ({ release, publishedAt }))] as const;
    });
    return reply.send(Object.fromEntries(await Promise.all(lists)) satisfies StaffReleases);
  });
}
