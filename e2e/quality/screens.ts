import type { Page } from '@playwright/test';

/** Every screen there is so far, and what says that it is there. */
export interface Screen {
  name: string;
  path: string;
  as: 'visitor' | 'player';
  ready(page: Page): Promise<void>;
}

const heading = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};
const visible = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', as: 'visitor', ready: visible('[data-remote="mf-catalogue"] a[href*="type=SLOT"]') },
  { name: 'home-player', path: '/', as: 'player', ready: visible('[data-remote="mf-catalogue"] a[href*="type=SLOT"]') },
  { name: 'games', path: '/games?type=SLOT&title=Slots', as: 'visitor', ready: visible('[role="listitem"] img') },
  { name: 'games-none', path: '/games?type=SLOT&system=NOBODY', as: 'visitor', ready: heading },
  { name: 'casino', path: '/casino', as: 'visitor', ready: heading },
  { name: 'login', path: '/login', as: 'visitor', ready: visible('form input') },
  { name: 'signup', path: '/signup', as: 'visitor', ready: visible('form input') },
  { name: 'register', path: '/register', as: 'visitor', ready: heading },
  { name: 'game-window-empty', path: '/gamerun', as: 'player', ready: heading },
  { name: 'not-open', path: '/deposit', as: 'player', ready: heading },
  { name: 'not-found', path: '/nowhere', as: 'visitor', ready: heading },
];
