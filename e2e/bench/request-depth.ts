import type { Browser, Page, Route } from 'playwright';
import { PATIENCE_MS } from '@site/testing/patience';
import { HOME_READY, openPhone } from './first-view';

/** How long nothing may happen before a round counts as over: the next try waits longer, should the machine be busy. */
const QUIET_MS = [500, 2000, 6000];
/** More than a page of ours may need. */
const MOST_ROUNDS = 12;

export interface RequestDepth {
  depth: number;
  /** What was asked in each round that the paint stood behind. */
  rounds: string[][];
}

/**
 * How many answers home needs one after another until its largest paint; the document is not counted. All that the page asks is held and
 * answered together, round by round. So a round holds all that can be asked without the answers of the round before, and only the round
 * of the paint counts: what the page asks besides or later has no part in it, whenever it is asked. A round that ends too early can only
 * make the number greater, so the smallest of a few tries is the number on a machine of any speed.
 */
export async function requestDepth(browser: Browser, url: string, bar: number): Promise<RequestDepth> {
  let best: RequestDepth | null = null;
  for (const quietMs of QUIET_MS) {
    const found = await depthByRounds(browser, url, quietMs);
    if (!best || found.depth < best.depth) best = found;
    if (best.depth <= bar) break;
  }
  if (!best) throw new Error('No try was made');
  return best;
}

async function depthByRounds(browser: Browser, url: string, quietMs: number): Promise<RequestDepth> {
  const { context, page } = await openPhone(browser);
  const asked: Route[] = [];
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : void asked.push(route)));
  await countPaints(page);
  await page.goto(url, { waitUntil: 'commit' });
  const rounds: string[][] = [];
  let depth = 0;
  for (let paints = 0; rounds.length < MOST_ROUNDS;) {
    await untilQuiet(page, () => asked.length, quietMs);
    const painted = await paintsOf(page);
    if (painted > paints) depth = rounds.length;
    paints = painted;
    if (!asked.length) break;
    const round = asked.splice(0);
    rounds.push(round.map((route) => new URL(route.request().url()).pathname));
    await Promise.all(round.map(answered));
  }
  if (!(await page.locator(HOME_READY).first().isVisible())) throw new Error('Home did not come up');
  await context.close();
  return { depth, rounds: rounds.slice(0, depth) };
}

const countPaints = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'largestPaints', 0);
    new PerformanceObserver((list) => {
      Reflect.set(globalThis, 'largestPaints', Number(Reflect.get(globalThis, 'largestPaints')) + list.getEntries().length);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
const paintsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'largestPaints') ?? 0));

/** Sends a request on, and waits until its answer is there; a stream has no end, so its beginning is enough. */
async function answered(route: Route) {
  const request = route.request();
  await route.continue();
  const response = await request.response().catch(() => null);
  const isStream = response?.headers()['content-type']?.startsWith('text/event-stream');
  if (response && !isStream) await response.finished().catch(() => null);
}

/** Until the page has asked nothing new for so long, and was idle in between: neither its code nor its layout has work left. */
async function untilQuiet(page: Page, count: () => number, quietMs: number) {
  for (let before = -1; before !== count();) {
    before = count();
    await page.waitForTimeout(quietMs);
    await page.evaluate((mostMs) => new Promise((done) => requestIdleCallback(done, { timeout: mostMs })), PATIENCE_MS);
  }
}
