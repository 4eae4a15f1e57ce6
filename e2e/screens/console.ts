/**
 * `npx tsx e2e/screens/console.ts [folder] [pattern of file names]`: saves every page of the console as PNG, with data: phone and desktop,
 * both densities, both languages. A name is like `people-rights-phone-light-bn`.
 */
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { startConsoleSite } from '../fixtures/console-site';
import { LANGUAGES, openIn } from '../fixtures/languages';
import { ConsolePage } from '../pages/console.page';
import { consoleReady, consoleScreens, press } from '../quality/console-screens';
import { layouts, type LayoutName } from '../site/browser';
import { createCamera, openBrowser } from './camera';
import { fillConsole } from './console-data';

const camera = createCamera(resolve(process.argv[2] ?? 'e2e/test-results/console'), new RegExp(process.argv[3] ?? ''));
const PORT = 5890;
const SETTLED_WITHIN_MS = 2000;
const DENSITIES = ['light', 'full'] as const;

type Screen = (typeof consoleScreens)[number];

const openFirst = async (page: Page) => page.getByRole('grid').getByRole('row').nth(1).click();

const openNamed = (name: RegExp) => async (page: Page) => page.getByRole('row').filter({ hasText: name }).click();

const decideDocument =
  (key: string): Screen['open'] =>
  async (page, language) => {
    await openFirst(page);
    await press(page, language, key);
  };

const openSettlement: Screen['open'] = async (page, language) => {
  await press(page, language, 'exchange.settle');
  await page.getByRole('dialog').last().getByRole('checkbox').first().check();
};

/** Screens that need data: what opens beside a list, and one player, event, market, area and release. */
const screensWithData = ({ username, market, area, release }: Awaited<ReturnType<typeof fillConsole>>): readonly Screen[] => [
  { name: 'queue, a request', path: 'queue', open: openFirst },
  { name: 'identity, a document', path: 'identity', open: openFirst },
  { name: 'identity, accept', path: 'identity', open: decideDocument('identity.accept') },
  { name: 'identity, refuse', path: 'identity', open: decideDocument('identity.refuse') },
  { name: 'tournaments, one runs', path: 'tournaments', open: openNamed(/Padma river race|পদ্মা নদীর দৌড়/) },
  { name: 'tournaments, one waits', path: 'tournaments', open: openNamed(/Victory Day cup|বিজয় দিবস কাপ/) },
  { name: 'missions, one runs', path: 'missions', open: openNamed(/Twenty rounds a day|দিনে বিশ রাউন্ড/) },
  { name: 'missions, one waits', path: 'missions', open: openNamed(/Ten thousand of turnover|দশ হাজার টার্নওভার/) },
  { name: 'players, a promotion', path: `players/${username}`, open: async (page, language) => press(page, language, 'players.promote') },
  { name: 'players, found', path: 'players?q=e2e' },
  { name: 'players, one', path: `players/${username}` },
  { name: 'players, the demo player', path: 'players/demoplayer' },
  { name: 'exchange, an event', path: 'exchange', open: openFirst },
  { name: 'exchange, a market', path: market },
  { name: 'exchange, a settlement', path: market, open: openSettlement },
  { name: 'chats, one', path: 'chats', open: openFirst },
  { name: 'complaints, one', path: 'complaints', open: openFirst },
  { name: 'safer play, a player', path: `safer-play?player=${username}` },
  { name: 'releases, a canary', path: area },
  { name: 'releases, a release', path: release },
  { name: 'people, rights', path: 'people', open: async (page) => page.getByRole('listitem').getByRole('button').first().click() },
];

const site = await startConsoleSite(PORT, { DEMO_HISTORY: 'on' });
const browser = await openBrowser();
try {
  const screens = [...consoleScreens, ...screensWithData(await fillConsole(site, browser))];
  for (const layout of Object.keys(layouts) as LayoutName[]) {
    const context = await browser.newContext({ ...layouts[layout], baseURL: site.console, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await new ConsolePage(page).join(await site.invite(`pictures-${layout}`), 'nine herons at the ferry');
    await page.getByRole('navigation').waitFor();
    for (const density of DENSITIES) {
      await page.evaluate((chosen) => localStorage.setItem('density', chosen), density);
      for (const language of LANGUAGES) {
        for (const screen of screens) await shoot(page, screen, { layout, density, language });
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}

interface Look {
  layout: LayoutName;
  density: (typeof DENSITIES)[number];
  language: (typeof LANGUAGES)[number];
}

function shoot(page: Page, screen: Screen, { layout, density, language }: Look) {
  return camera.shoot(page, `${screen.name}-${layout}-${density}-${language}`, async () => {
    await openIn(page, `${site.console}/${screen.path}`, language);
    await consoleReady(page);
    await screen.open?.(page, language);
    await consoleReady(page);
    // The stream of a chat stays open, so this ends for it by the time.
    await page.waitForLoadState('networkidle', { timeout: SETTLED_WITHIN_MS }).catch(() => null);
  });
}
