/**
 * `npx tsx e2e/bench/console-scroll.ts [entries] [waiting]`: frames of the console while a person scrolls through a ledger of 1,000,000
 * entries and a queue of 10,000 requests, and the time of a page of the ledger at its start, middle and end. Run it alone.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { startConsoleSite } from '../fixtures/console-site';
import { signUpPlayer } from '../fixtures/accounts';
import { ConsolePage } from '../pages/console.page';
import { CHROMIUM_ARGS, layouts } from '../site/browser';
import { OPERATOR_KEY, operatorsOf } from '../site/start-site';
import { startToldPlatform } from './platform-process';
import { framesWhile } from './scroll-frames';
import { percentile } from './statistics';
import { printColumns } from './table';

const ENTRIES = Number(process.argv[2] ?? 1_000_000);
const WAITING = Number(process.argv[3] ?? 10_000);
const PORT = 5880;
const CALLS = 20;
const PAGE_ROWS = 200;
const LONG_MS = 50;

const database = await startToldPlatform(0, 'desk-database.ts');
try {
  const site = await startConsoleSite(PORT, { DATABASE_URL: await database.order<string>({ do: 'url' }) });
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
  try {
    const { username } = await signUpPlayer(site.url);
    const began = performance.now();
    await database.order({ do: 'fill', username, entries: ENTRIES, waiting: WAITING });
    console.error(
      `  ${ENTRIES} entries and ${WAITING} requests written in ${((performance.now() - began) / 1000).toFixed(0)} s; the books add up`,
    );
    printColumns([['a page of the ledger', 'median, ms', 'longest, ms'], ...(await timesOfPages(site.url, username))]);
    const page = await signedIn(browser, site);
    const looks = [
      ['queue', `${site.console}/queue`],
      ['ledger', `${site.console}/players/${username}`],
    ] as const;
    const rows = [];
    for (const [name, url] of looks) {
      await page.goto(url);
      rows.push(await scrolled(page, name));
    }
    printColumns([
      ['', 'frames', 'median', 'p95', 'longest', `over ${LONG_MS} ms`, 'rows passed', 'rows in the page', 'requests'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await site.stop();
  }
} finally {
  await database.stop();
}

async function signedIn(from: Browser, { console: address, invite }: Awaited<ReturnType<typeof startConsoleSite>>): Promise<Page> {
  const page = await (await from.newContext({ ...layouts.desktop, baseURL: address })).newPage();
  await new ConsolePage(page).join(await invite('karim'), 'nine herons at the ferry');
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  return page;
}

/** One line of the table of frames. */
async function scrolled(page: Page, name: string): Promise<string[]> {
  const { frames, mostRows, passed, requests } = await framesWhile(page, page.getByRole('grid'));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const long = frames.filter((frame) => frame > LONG_MS).length;
  return [
    name,
    String(frames.length),
    ms(percentile(frames, 0.5)),
    ms(percentile(frames, 0.95)),
    ms(Math.max(...frames)),
    `${((100 * long) / frames.length).toFixed(1)} %`,
    String(passed),
    String(mostRows),
    String(requests),
  ];
}

/** Times of a page of the ledger over HTTP: the newest entries, those in the middle, and the oldest. */
async function timesOfPages(url: string, username: string): Promise<string[][]> {
  const depths = [
    ['start', null],
    ['middle', await database.order<string>({ do: 'place', nth: ENTRIES / 2 })],
    ['end', await database.order<string>({ do: 'place', nth: PAGE_ROWS })],
  ] as const;
  const lines: string[][] = [];
  for (const [name, after] of depths) {
    const query = new URLSearchParams({ limit: String(PAGE_ROWS), ...(after === null ? {} : { after }) });
    const times: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) {
      const began = performance.now();
      const answer = await fetch(`${operatorsOf(url)}/operator/players/${username}/ledger?${query}`, {
        headers: { 'x-operator-key': OPERATOR_KEY },
      });
      if (!answer.ok) throw new Error(`ledger: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      times.push(performance.now() - began);
    }
    lines.push([name, percentile(times, 0.5).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  return lines;
}
