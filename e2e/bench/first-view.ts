import { get } from 'node:http';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright';
import type { TestAccount } from '../fixtures/accounts';
import { sessionState } from '../fixtures/test';
import { layouts } from '../site/browser';

/** Home is usable: its categories can be tapped. */
export const HOME_READY = '[data-remote="mf-catalogue"] a[href*="type=SLOT"]';

/** The odds view is usable when the prices are shown. */
export const ODDS_READY = '[data-remote="mf-exchange"] table';

export interface Conditions {
  latencyMs: number;
  /** Bytes a second; -1 is unlimited. */
  throughput: number;
  cpuSlowdown: number;
}

/** A mid-range phone on mobile data. */
export const SLOW_PHONE: Conditions = { latencyMs: 150, throughput: (1.6 * 1024 * 1024) / 8, cpuSlowdown: 4 };

interface Visit {
  conditions?: Conditions;
  /** Player whose session the browser has; left out for a visitor. */
  player?: { site: string; account: TestAccount };
}

export async function openPhone(browser: Browser, { conditions, player }: Visit = {}): Promise<{ context: BrowserContext; page: Page }> {
  const storageState = player && sessionState(player.site, player.account);
  const context = await browser.newContext({ ...layouts.phone, reducedMotion: 'reduce', ...(storageState ? { storageState } : {}) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (conditions) await slowDown(session, conditions);
  return { context, page };
}

export async function slowDown(session: CDPSession, { latencyMs, throughput, cpuSlowdown }: Conditions) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Milliseconds to the largest paint of the first view, after it has stopped growing. */
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

const SETTLED_MS = 3000;

/** Code, styles and document of the first view; pictures and answers are the same on both sides. */
const CODE = new Set(['document', 'script', 'stylesheet']);

/** A screen whose code size is measured. */
export interface FirstView {
  path: string;
  /** Selector that is present when the screen is usable. */
  ready: string;
  account?: TestAccount;
}

export async function codeOfFirstView(browser: Browser, site: string, { path, ready, account }: FirstView): Promise<string[]> {
  const { context, page } = await openPhone(browser, account ? { player: { site, account } } : {});
  const addresses = new Set<string>();
  page.on('request', (request: Request) => {
    // Frames of other hosts are not part of our code.
    if (CODE.has(request.resourceType()) && request.url().startsWith(site)) addresses.add(request.url());
  });
  await page.goto(`${site}${path}`);
  await page.locator(ready).first().waitFor();
  // A player's page never becomes idle, because its event stream stays open.
  await (account ? page.waitForTimeout(SETTLED_MS) : page.waitForLoadState('networkidle'));
  await context.close();
  return [...addresses];
}

/** Bytes on the wire when the browser accepts only gzip. */
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
