import type { Browser, CDPSession, Page } from 'playwright';
import { signUpPlayer } from '../fixtures/accounts';
import { sessionState } from '../fixtures/test';
import { layouts } from '../site/browser';
import { freePorts } from '../site/free-ports';
import { RUNNER, startServer } from '../site/server';
import type { Site } from '../site/start-site';
import { EVENT_ID, MARKET_ID, startOddsHost, type OddsHost } from './odds-host';

export interface OpenedPage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

export interface OddsSite {
  host: OddsHost;
  /** Opens the odds view of the large market on a phone. */
  openOurs(): Promise<OpenedPage>;
  /** Opens a screen of the same site without prices, to measure the cost of the frame alone. */
  openFrame(): Promise<OpenedPage>;
  /** Opens the page that was written by hand. */
  openByHand(): Promise<OpenedPage>;
  stop(): Promise<void>;
}

const ADDRESS = `/odds-view?${new URLSearchParams({ eventId: EVENT_ID, marketId: MARKET_ID, selectedSport: 'cricket', previousPath: '/exchange' }).toString()}`;

/** The built site with the platform of another one and a data host of one large market. */
export async function startOddsSite(browser: Browser, beside: Site, { hasStream }: { hasStream: boolean }, from = 4460): Promise<OddsSite> {
  const port = await freePorts(from);
  const host = await startOddsHost(port + 3, { hasStream });
  const url = `http://localhost:${port}`;
  const edge = await startServer({
    args: [RUNNER, 'shared/edge/src/main.ts'],
    env: { PORT: String(port), PLATFORM_ORIGIN: beside.platformUrl, GAMES_ORIGIN: beside.gamesUrl, EXCHANGE_DATA_ORIGIN: host.url },
    ready: [url],
  });
  const storageState = sessionState(url, await signUpPlayer(beside.url));

  const open = async (address: string): Promise<OpenedPage> => {
    const context = await browser.newContext({ ...layouts.phone, ...(storageState ? { storageState } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    return { page, session, close: () => context.close() };
  };
  const openRows = async (address: string, rows: string) => {
    const opened = await open(address);
    const middle = opened.page.locator(rows).nth(100);
    await middle.waitFor({ state: 'attached' });
    // Only rows are in view, the same number on either page.
    await middle.scrollIntoViewIfNeeded();
    return opened;
  };
  return {
    host,
    openOurs: () => openRows(url + ADDRESS, '[data-remote="mf-exchange"] tbody tr'),
    async openFrame() {
      const opened = await open(`${url}/exchange-account`);
      await opened.page.locator('[data-remote="mf-exchange"] h1').waitFor();
      return opened;
    },
    openByHand: () => openRows(`${host.url}/by-hand`, 'tbody tr'),
    async stop() {
      await edge.stop();
      await host.stop();
    },
  };
}

/** Metrics of the page's process under the browser's names: seconds, bytes and counts. */
export async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
