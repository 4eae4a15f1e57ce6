import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { seriousFindings } from '../fixtures/expect-accessible';
import { LANGUAGES } from '../fixtures/languages';
import { CHROMIUM_ARGS, layouts, type LayoutName } from '../site/browser';
import { forceStates } from './force-states';

/** One address of the gallery: a component, or for what opens over the page one of its states. */
interface Frame {
  component: string;
  state: string | null;
}

interface Taken {
  pictures: number;
  /** Serious findings of axe and errors of the page, one line each. */
  problems: string[];
}

/** Name that a file can have: `open, actions` -> `open-actions`. */
const slug = (words: string) => words.toLowerCase().replace(/[^a-z\d]+/g, '-');

/**
 * Takes a picture of every frame in both layouts and languages, and runs axe on it.
 * @param url of the served gallery
 * @param folder of the PNG files
 * @param only a component
 */
export async function takePictures(url: string, folder: string, only?: string): Promise<Taken> {
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
  try {
    const taken = await Promise.all(
      (Object.keys(layouts) as LayoutName[]).map((layout) => inLayout(browser, { url, folder, only, layout })),
    );
    return { pictures: taken.reduce((sum, { pictures }) => sum + pictures, 0), problems: taken.flatMap(({ problems }) => problems) };
  } finally {
    await browser.close();
  }
}

interface Order {
  url: string;
  folder: string;
  only: string | undefined;
  layout: LayoutName;
}

async function inLayout(browser: Browser, { url, folder, only, layout }: Order): Promise<Taken> {
  const context = await browser.newContext({ ...layouts[layout], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const taken: Taken = { pictures: 0, problems: [] };
  let name = 'index';
  const note = (problem: string) => taken.problems.push(`${name}: ${problem}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));

  for (const { component, state } of await framesAt(page, url, only)) {
    for (const language of LANGUAGES) {
      name = `${[component, state]
        .filter((part) => part !== null)
        .map(slug)
        .join('.')}-${layout}-${language}`;
      const asked = new URLSearchParams({ component, language, ...(state !== null && { state }) });
      await page.goto(`${url}/frame?${asked}`);
      await page.locator('main').waitFor();
      await forceStates(page);
      for (const finding of await seriousFindings(page, '[data-excused]')) note(finding);
      const place = state === null ? page.locator('main') : page;
      await place.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
      taken.pictures++;
    }
  }
  await context.close();
  return taken;
}

async function framesAt(page: Page, url: string, only: string | undefined) {
  await page.goto(url);
  await page.waitForFunction('self.galleryFrames');
  const frames = await page.evaluate<Frame[]>('self.galleryFrames');
  return frames.filter(({ component }) => only === undefined || component === only);
}
