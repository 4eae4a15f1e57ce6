import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { sessionState } from '../fixtures/test';
import { LANGUAGES } from '../fixtures/languages';
import { layouts, type LayoutName } from '../site/browser';
import { SLOW_PHONE, slowDown } from './first-view';

/** Seconds after the navigation. */
const MOMENTS = [0.5, 1, 2, 4];
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'account', path: '/account', isPlayer: true },
];
/** The last picture is taken a little earlier than the last moment on a busy machine. */
const MARGIN_MS = 500;

/** Saves what a slow phone and a slow desktop show at each moment of a first visit. @returns the number of pictures */
export async function firstFrames(browser: Browser, url: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const account = await signUpPlayer(url);
  let pictures = 0;
  for (const layout of Object.keys(layouts) as LayoutName[]) {
    for (const language of LANGUAGES) {
      for (const { name, path, isPlayer } of PAGES) {
        const shown = await film(browser, url, { layout, language, path, account: isPlayer ? account : null });
        for (const [moment, picture] of shown) {
          writeFileSync(join(folder, `${name}-${layout}-${language}-${moment.toFixed(1)}s.png`), picture);
          pictures++;
        }
      }
    }
  }
  return pictures;
}

interface Visit {
  layout: LayoutName;
  language: string;
  path: string;
  account: TestAccount | null;
}

/** The picture on the screen at each moment. The browser sends each frame that it shows, so looking does not delay the page. */
async function film(browser: Browser, url: string, { layout, language, path, account }: Visit): Promise<[number, Buffer][]> {
  const context = await browser.newContext({ ...layouts[layout], storageState: account ? sessionState(url, account) : undefined });
  await context.addCookies([{ name: 'language', value: language, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session, SLOW_PHONE);
  const frames: { atS: number; picture: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atS: metadata.timestamp ?? 0, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForTimeout(Math.max(...MOMENTS) * 1000 + MARGIN_MS);
  await session.send('Page.stopScreencast');
  const startS = (await page.evaluate(() => performance.timeOrigin)) / 1000;
  await context.close();
  return MOMENTS.flatMap((moment) => {
    const last = frames.filter(({ atS }) => atS <= startS + moment).at(-1);
    return last ? [[moment, last.picture]] : [];
  });
}
