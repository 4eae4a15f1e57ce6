import type { Browser } from 'playwright';
import { HOME_READY, openPhone } from './first-view';

interface Finished {
  url: string;
  start: number;
  end: number;
}

// Requests of one wave start together; this long a round trip keeps the waves apart whatever the machine does meanwhile.
const APART: Parameters<typeof openPhone>[1] = { latencyMs: 400, throughput: -1, cpuSlowdown: 1 };

/** How many requests stand one after another before home is usable; the document is not counted. */
export async function requestDepth(browser: Browser, url: string): Promise<{ depth: number; chain: string[] }> {
  const { context, page } = await openPhone(browser, APART);
  const finished: Finished[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, requestStart, responseEnd } = request.timing();
    if (requestStart >= 0 && request.url().startsWith('http'))
      finished.push({ url: request.url(), start: startTime + requestStart, end: startTime + responseEnd });
  });
  await page.goto(url);
  await page.locator(HOME_READY).first().waitFor();
  const paintedAt = Date.now();
  await context.close();
  return longestChain(finished.filter(({ end }) => end <= paintedAt));
}

/** The longest row of requests of which each began after the one before had ended. */
export function longestChain(requests: readonly Finished[]) {
  const ordered = [...requests].sort((a, b) => a.start - b.start);
  const chains = new Map<Finished, Finished[]>();
  for (const request of ordered) {
    const before = ordered.filter(({ end }) => end <= request.start).map((earlier) => chains.get(earlier) ?? []);
    const longest = before.reduce<Finished[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.set(request, [...longest, request]);
  }
  const chain = [...chains.values()].reduce<Finished[]>((best, one) => (one.length > best.length ? one : best), []);
  return { depth: Math.max(0, chain.length - 1), chain: chain.map(({ url }) => new URL(url).pathname) };
}
