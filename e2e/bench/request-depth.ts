import type { Browser } from 'playwright';
import { largestPaint, openPhone, type Conditions } from './first-view';

/** The used fields of the event `Network.requestWillBeSent`. */
interface Sent {
  request: { url: string };
  /** Seconds since 1970. */
  wallTime: number;
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
  type?: string;
}

/** The page sends these when it is idle and no paint waits for them, so they are in no chain. */
const BESIDE = new Set(['/releases/live.json', '/api/telemetry', '/api/events']);

interface Link {
  path: string;
  depth: number;
  sentMs: number;
  after: Link | null;
}

// The round trip is long, so that even a slow machine sends all requests of one round before the first of their answers arrives.
const APART: Conditions = { latencyMs: 2_000, throughput: -1, cpuSlowdown: 1 };

/** Length of the longest chain of dependent requests before the largest paint of home; the document is not counted. */
export async function requestDepth(browser: Browser, url: string): Promise<{ depth: number; chain: string[] }> {
  const { context, page } = await openPhone(browser, { conditions: APART });
  const links = new Map<string, Link>();
  const answers: Link[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (sent) => {
    if (sent.request.url.startsWith('http')) links.set(sent.request.url, linkOf(sent, links, answers));
  });
  page.on('requestfinished', (request) => {
    const link = links.get(request.url());
    if (link && new URL(request.url()).pathname.startsWith('/api/')) answers.push(link);
  });
  const paintMs = (await largestPaint(page, url)) + (await page.evaluate(() => performance.timeOrigin));
  const deepest = [...links.values()]
    .filter(({ path, sentMs }) => sentMs < paintMs && !BESIDE.has(path))
    .reduce((best, link) => (link.depth > best.depth ? link : best));
  await context.close();
  return { depth: deepest.depth, chain: chainOf(deepest) };
}

/** A request in the markup depends on the document only; a request of a script depends also on the answers that had arrived by then. */
function linkOf({ request, initiator, type, wallTime }: Sent, links: ReadonlyMap<string, Link>, answers: readonly Link[]): Link {
  const path = new URL(request.url).pathname;
  const sentMs = wallTime * 1000;
  if (type === 'Document') return { path, depth: 0, sentMs, after: null };
  const script = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
  const from = [links.get(script), ...(initiator.type === 'script' ? answers : [])].filter((link) => link !== undefined);
  const after = from.reduce<Link | null>((deepest, link) => (!deepest || link.depth > deepest.depth ? link : deepest), null);
  return { path, depth: (after?.depth ?? 0) + 1, sentMs, after };
}

const chainOf = (link: Link): string[] => [...(link.after ? chainOf(link.after) : []), link.path];
