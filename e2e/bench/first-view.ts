import { get } from 'node:http';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright';
import { layouts } from '../site/browser';

/** Home is usable: its categories can be tapped. */
export const HOME_READY = '[data-remote="mf-catalogue"] a[href*="type=SLOT"]';

export interface Conditions {
  latencyMs: number;
  /** Bytes a second; -1 is unlimited. */
  throughput: number;
  cpuSlowdown: number;
}

/** A mid-range phone on mobile data. */
export const SLOW_PHONE: Conditions = { latencyMs: 150, throughput: (1.6 * 1024 * 1024) / 8, cpuSlowdown: 4 };

export async function openPhone(browser: Browser, conditions?: Conditions): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...layouts.phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (conditions) await slowDown(session, conditions);
  return { context, page };
}

async function slowDown(session: CDPSession, { latencyMs, throughput, cpuSlowdown }: Conditions) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Milliseconds to the largest paint of the first view, once it no longer grows. */
export async function largestPaint(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Reflect.set(globalThis, 'largestPaint', startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await page.locator(HOME_READY).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(Reflect.get(globalThis, 'largestPaint')));
}

/** Code, styles and document of the first view, without pictures and answers, which are the same either way. */
const CODE = new Set(['document', 'script', 'stylesheet']);

export async function codeOfFirstView(browser: Browser, url: string): Promise<string[]> {
  const { context, page } = await openPhone(browser);
  const addresses = new Set<string>();
  page.on('request', (request: Request) => {
    if (CODE.has(request.resourceType())) addresses.add(request.url());
  });
  await page.goto(url);
  await page.locator(HOME_READY).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...addresses];
}

/** Bytes on the wire when the browser accepts gzip and nothing better. */
export const gzipBytes = (url: string): Promise<number> =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*', 'user-agent': layouts.phone.userAgent } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => done(bytes));
    }).on('error', failed);
  });
