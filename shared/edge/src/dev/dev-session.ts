import type { FastifyInstance } from 'fastify';
import type { LiveSiteWatch } from '../live-site';

/** Where a page of a development session hears of new builds. */
const ADDRESS = '/__dev/builds';

/** Tells open pages that the remote in work was built again. Registered by `npm run dev` only, which listens on this machine. */
export function devSession(app: FastifyInstance, live: LiveSiteWatch) {
  app.get(ADDRESS, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const forget = live.onChange(() => reply.raw.write('event: built\ndata: {}\n\n'));
    request.raw.on('close', forget);
  });
}

/** Loads the page again after a build, and says all the time that this is not the released site. */
export const devScript = (remote: string) => `
new EventSource('${ADDRESS}').addEventListener('built',()=>location.reload());
addEventListener('DOMContentLoaded',()=>{const banner=document.createElement('div');
banner.setAttribute('role','note');banner.textContent='Development: ${remote} from source';
banner.style.cssText='position:fixed;inset:auto auto 0 0;z-index:2147483647;padding:4px 10px;background:#f2c14e;color:#0a1411;font:600 12px system-ui;pointer-events:none';
document.body.append(banner)});`;
