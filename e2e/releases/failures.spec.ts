import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { readRelease } from '@site/release';
import { expect, releaseTest as test, type Page } from '../fixtures/release-test';
import { GamesPage, HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import type { ThrowawayStore } from '../site/throwaway-store';
import { countLoads } from './page-releases';
import { throwsAt, throwsAtEvaluation, throwsInMount, type CodeChange } from './planted-code';

const REMOTE = 'mf-catalogue';

interface Failure {
  /** Change in the code of the new release. */
  change?: CodeChange;
  /** The file whose bytes in the store differ from the release: its name and its content. */
  damaged?: { name: RegExp; holds?: string };
  /** Answer of the network for its entry. */
  entry?: (route: Route, asked: number) => Promise<void>;
  /** Path on which the failure appears; default: home. */
  at?: '/games?type=SLOT&title=Slot';
  /** True when the new release is shown in the end. */
  heals?: true;
}

const failures: Record<string, Failure> = {
  'has no entry (404)': { entry: (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) },
  'fails once (500), then works': {
    entry: (route, asked) => (asked === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue()),
    heals: true,
  },
  hangs: { entry: () => new Promise(() => {}) },
  'is a page (HTML)': {
    entry: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  },
  'throws when it is evaluated': { change: throwsAtEvaluation },
  'throws when it is mounted': { change: throwsInMount },
  'throws later, when it is drawn again': { change: throwsAt('/games'), at: '/games?type=SLOT&title=Slot' },
  'has one changed byte in its entry': { damaged: { name: /^remoteEntry\.js$/ } },
  'has one changed byte in its style': { damaged: { name: /^__federation_expose_lifecycle\.\w+\.css$/ } },
  'has one changed byte in a part that is loaded later': {
    // Only the page that counts games uses this text.
    damaged: { name: /^\d+\.\w+\.js$/, holds: '("games.count"' },
    at: '/games?type=SLOT&title=Slot',
  },
};

for (const [fault, failure] of Object.entries(failures)) {
  test(`when a new release ${fault}, the previous one runs within 8 seconds and nothing else changes`, async ({ page, releases }) => {
    const site = new SitePage(page);
    const previous = releases.builtOf(REMOTE);
    const bad = await goLive(releases, failure);
    await answerEntry(page, bad, failure.entry);
    const loads = countLoads(page);
    const tried = page.waitForRequest(new RegExp(`/releases/${REMOTE}/${bad}/`));

    await site.open('/');
    await expect(site.header).toBeVisible();
    await tried;
    if (failure.at) await goToGames(page, bad);
    const shown = site.area(REMOTE).and(page.locator(`[data-release="${failure.heals ? bad : previous}"]`));
    await expect(shown).toBeVisible();
    await expect(failure.at ? new GamesPage(page).tiles.first() : new HomePage(page).categories).toBeVisible();

    await expectRestUntouched(site);
    expect(loads()).toBe(1);
  });
}

async function goLive(releases: ThrowawayStore, { change, damaged }: Failure) {
  const bad = await releases.plant(REMOTE, change ? { change } : {});
  if (damaged) {
    const { name, holds = '' } = damaged;
    const isMeant = (file: string) => name.test(file) && readFileSync(join(releases.dir, REMOTE, bad, file), 'utf8').includes(holds);
    const files = Object.keys((await readRelease(releases, REMOTE, bad)).files).filter(isMeant);
    for (const file of files) await releases.tamper(REMOTE, bad, file, (text) => `${text} `);
    expect(files).toHaveLength(1);
  }
  await releases.activate(REMOTE, bad, { stepBack: releases.builtOf(REMOTE) });
  return bad;
}

async function answerEntry(page: Page, release: string, answer: Failure['entry']) {
  if (!answer) return;
  let asked = 0;
  await page.route(new RegExp(`/releases/${REMOTE}/${release}/remoteEntry\\.js`), (route) => answer(route, ++asked));
}

async function goToGames(page: Page, bad: string) {
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', bad);
  await new HomePage(page).openCategory('Slot');
}

/** Expects that frame, session, balance and the other area work in the same page. */
async function expectRestUntouched(site: SitePage) {
  await expect(site.toolbar).toBeVisible();
  await expect(site.balance).toHaveText('৳1,500.00');
  await site.expectAlive();
  await expect(site.tryAgain).toHaveCount(0);
}
