/**
 * `npx tsx e2e/bench/console-rollback.ts [runs]`: seconds from the press on the page of releases to a fresh page of a player that has the
 * release before, with a step forward between two runs. It ends with 1 above the bound.
 */
import { chromium, type Browser } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { until } from '@site/testing/patience';
import { ConsolePage } from '../pages/console.page';
import { CHROMIUM_ARGS } from '../site/browser';
import { startConsoleSite, type ConsoleSite } from '../fixtures/console-site';
import { percentile } from './statistics';

const REMOTE = 'mf-catalogue';
const RUNS = Number(process.argv[2] ?? 10);
/** Most seconds of 95 of 100 rollbacks. */
const BOUND_S = 6;
const PATIENCE_MS = 120_000;
const PORT = 5860;
/** Time in ms between two keys of a person who types fast. */
const KEY_MS = 120;

const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
const site = await startConsoleSite(PORT);
try {
  const times = await rollBackAgainAndAgain(browser, site);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${times.length} rollbacks from the page to a fresh page of a player: ${times.map((time) => time.toFixed(1)).join(', ')} s`);
  console.log(`p50 ${p50.toFixed(1)} s, p95 ${p95.toFixed(1)} s (bound ${BOUND_S} s)`);
  process.exitCode = p95 <= BOUND_S ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

async function rollBackAgainAndAgain(from: Browser, { releases, url, console: address, invite }: ConsoleSite): Promise<number[]> {
  const built = releases.builtOf(REMOTE);
  const next = await releases.plant(REMOTE);
  const page = await (await from.newContext({ baseURL: address })).newPage();
  const person = new ConsolePage(page);
  await person.join(await invite('karim'), 'nine herons at the ferry');
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { serial } = await releases.activate(REMOTE, next, { stepBack: built });
    await page.goto(`${address}/releases`);
    await person.area(REMOTE).getByText(next).waitFor();
    await person
      .area(REMOTE)
      .getByRole('button', { name: `Roll back ${REMOTE}` })
      .click();
    await person.dialog.getByLabel('Reason').pressSequentially('a stopwatch', { delay: KEY_MS });
    await person.dialog.getByLabel(`Type ${REMOTE} to confirm`).pressSequentially(REMOTE, { delay: KEY_MS });
    const began = performance.now();
    await person.dialog.getByRole('button', { name: `Roll back ${REMOTE}` }).click();
    await until(async () => (await servedSerial(url)) > serial);
    await untilPlayerHas(from, url, built);
    times.push((performance.now() - began) / 1000);
    await person.dialog.getByText('Done', { exact: true }).waitFor();
  }
  return times;
}

/** Asks without a browser, because pages that open during the gate would take its processors. */
async function servedSerial(url: string): Promise<number> {
  const html = await fetch(url).then((response) => response.text());
  return Number(/"serial":(\d+),/.exec(html)?.[1]);
}

/** Opens page after page as a new player, until one has the release. */
async function untilPlayerHas(from: Browser, url: string, release: string) {
  const lateAt = performance.now() + PATIENCE_MS;
  while (performance.now() < lateAt) {
    const context = await from.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    const shown = page.locator(`[data-remote="${REMOTE}"][data-release]`);
    await shown.waitFor({ state: 'attached' });
    const has = (await shown.getAttribute('data-release')) === release;
    await context.close();
    if (has) return;
  }
  throw new Error(`No page of a player had ${release} within ${PATIENCE_MS} ms`);
}
