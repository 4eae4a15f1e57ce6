import type { Browser, Page } from 'playwright';
import { signUpPlayer } from '../fixtures/accounts';
import { pathOfBusyMatch } from '../fixtures/matches';
import type { ExactSites } from './exact';
import { ODDS_READY, openPhone, type Conditions } from './first-view';
import { median } from './statistics';
import type { Figure } from './table';

const RUNS = 3;
/** Below 50 interactions, INP is the slowest of them. */
const TAPS = 10;
/** Time between interactions, in which prices move. */
const PAUSE_MS = 400;
const SLOW_PROCESSOR: Conditions = { latencyMs: 0, throughput: -1, cpuSlowdown: 4 };
const PRICE = `${ODDS_READY} button:enabled`;

/** L4: taps on prices that move, and on the control that closes the slip, by the Event Timing of the browser. */
export async function oddsInteraction(browser: Browser, { url, plainUrl, exchangeUrl }: ExactSites): Promise<Figure> {
  const account = await signUpPlayer(url);
  const path = await pathOfBusyMatch(exchangeUrl);
  const runs: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const [side, site] of [['ours', url] as const, ['plain', plainUrl] as const]) {
      const { context, page } = await openPhone(browser, { conditions: SLOW_PROCESSOR, player: { site, account } });
      runs[side].push(await slowestInteraction(page, site + path));
      await context.close();
    }
  }
  const ours = median(runs.ours);
  return {
    id: 'L4',
    what: 'interaction to next paint on the odds view, CPU 4x',
    measured: `${ours.toFixed(0)} ms`,
    comparedWith: `plain bundle ${median(runs.plain).toFixed(0)} ms`,
    value: ours,
    bar: 200,
    isGate: false,
    note: `median of ${RUNS}, the slowest of ${TAPS * 2} taps each`,
  };
}

async function slowestInteraction(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator(PRICE).first().waitFor();
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      // Other events, e.g. a moved pointer, are no interactions.
      for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
    Object.assign(globalThis, { durations });
  });
  const prices = page.locator(PRICE);
  for (let tap = 0; tap < TAPS; tap++) {
    await prices.nth(tap % (await prices.count())).tap();
    await page.waitForTimeout(PAUSE_MS);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(PAUSE_MS);
  }
  return Math.max(0, ...(await page.evaluate<number[]>('durations')));
}
