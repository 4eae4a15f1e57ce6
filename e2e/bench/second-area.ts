import type { Browser } from 'playwright';
import { HOME_READY, openPhone, SLOW_PHONE } from './first-view';
import { interleaved } from './statistics';
import type { Figure } from './table';

const PAIRS = 5;
/** The log-in is another area than home; it is entered when its form is shown. */
const LOGIN_LINK = 'nav a[href="/login"]';
const ENTERED = '[data-remote="mf-access"] form input';
/** Tasks that an entry puts off belong to it as well. */
const SETTLED_MS = 1000;

interface Entry {
  /** Milliseconds from the tap to the paint of the area. */
  paintMs: number;
  /** Longest task since the tap in ms; 0 when none was over 50 ms. */
  longestTaskMs: number;
}

/** B4: a tap on the log-in at home, whose area is loaded by then, to the paint of the form. */
export async function secondArea(browser: Browser, url: string, plainUrl: string): Promise<Figure[]> {
  const longest = { ours: 0, plain: 0 };
  const run = async (side: keyof typeof longest, address: string) => {
    const { paintMs, longestTaskMs } = await enterLogin(browser, address);
    longest[side] = Math.max(longest[side], longestTaskMs);
    return paintMs;
  };
  const pairs = await interleaved(
    PAIRS,
    () => run('ours', url),
    () => run('plain', plainUrl),
  );
  const common = { id: 'B4', isGate: false };
  return [
    {
      ...common,
      what: 'entering a second area, 150 ms / 1.6 Mbit/s / CPU 4x',
      measured: `${pairs.ours.toFixed(0)} ms`,
      comparedWith: `plain bundle ${pairs.other.toFixed(0)} ms`,
      value: pairs.ratio,
      bar: 1.2,
      note: `${PAIRS} pairs, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}`,
    },
    {
      ...common,
      what: 'longest task of an entry, CPU 4x',
      measured: `${longest.ours.toFixed(0)} ms`,
      comparedWith: `plain bundle ${longest.plain.toFixed(0)} ms`,
      value: longest.ours,
      bar: 100,
    },
  ];
}

async function enterLogin(browser: Browser, url: string): Promise<Entry> {
  const { context, page } = await openPhone(browser, { conditions: SLOW_PHONE });
  await page.goto(url);
  await page.locator(HOME_READY).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate((entered) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    const tap = new Promise<number>((done) => addEventListener('click', ({ timeStamp }) => done(timeStamp), { capture: true, once: true }));
    const entry = tap.then(async (tappedAt) => {
      observer.observe({ type: 'longtask' });
      while (!document.querySelector(entered)) await new Promise((frame) => requestAnimationFrame(frame));
      // A task after a frame's callbacks runs when the frame is painted.
      await new Promise((painted) => setTimeout(painted));
      return performance.now() - tappedAt;
    });
    Object.assign(globalThis, { entry, tasks });
  }, ENTERED);
  await page.locator(LOGIN_LINK).first().tap();
  const paintMs = await page.evaluate<number>('entry');
  await page.waitForTimeout(SETTLED_MS);
  const tasks = await page.evaluate<number[]>('tasks');
  await context.close();
  return { paintMs, longestTaskMs: Math.max(0, ...tasks) };
}
