import type { Page } from '@playwright/test';
import { pathOfBusyMatch } from '../fixtures/matches';
import { exchangeOf } from '../fixtures/test';

/** Every screen, and the condition for which a test waits. */
export interface Screen {
  name: string;
  /** A function for a screen whose content depends on the current matches. */
  path: string | ((site: string) => Promise<string>);
  as: 'visitor' | 'player';
  ready(page: Page): Promise<void>;
}

/** The address of a screen. */
export const pathOf = async ({ path }: Screen, site: string) => (typeof path === 'string' ? path : path(site));

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
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor', ready: visible('form input') },
  { name: 'account', path: '/account', as: 'player', ready: visible('main a[href="/security"]') },
  { name: 'profile', path: '/profile', as: 'player', ready: visible('input[type="date"]') },
  { name: 'reset-password', path: '/reset-password', as: 'player', ready: visible('input[type="password"]') },
  { name: 'security', path: '/security', as: 'player', ready: visible('[data-remote="mf-access"] time') },
  { name: 'responsible-gaming', path: '/responsible-gaming', as: 'visitor', ready: heading },
  { name: 'limits', path: '/responsible-gaming', as: 'player', ready: visible('[role="tabpanel"]') },
  { name: 'exclusion', path: '/responsible-gaming?tool=exclusion', as: 'player', ready: visible('[role="tabpanel"] input') },
  { name: 'game-window-empty', path: '/gamerun', as: 'player', ready: heading },
  { name: 'practice', path: '/practice?platform=PADMAPLAY&type=SLOT&code=PP1001', as: 'visitor', ready: visible('iframe') },
  { name: 'search', path: '/search?q=cricket', as: 'visitor', ready: visible('[role="option"]') },
  { name: 'deposit', path: '/deposit', as: 'player', ready: visible('[data-remote="mf-funds"] input[type="radio"]') },
  { name: 'make-payment-empty', path: '/make-payment', as: 'visitor', ready: heading },
  { name: 'withdrawal', path: '/withdrawal', as: 'player', ready: visible('[data-remote="mf-funds"] input[type="radio"]') },
  { name: 'payment-request-empty', path: '/payment-request', as: 'player', ready: heading },
  { name: 'betting-record', path: '/betting-record', as: 'player', ready: visible('[role="tabpanel"]') },
  { name: 'exchange-record', path: '/betting-record?list=exchange', as: 'player', ready: visible('[role="tabpanel"]') },
  { name: 'transaction-record', path: '/transaction-record', as: 'player', ready: visible('[data-remote="mf-records"] li') },
  { name: 'turnover-record', path: '/turnover-record', as: 'player', ready: visible('[role="tabpanel"]') },
  { name: 'account-statement', path: '/account-statement', as: 'player', ready: visible('[data-remote="mf-records"] dl') },
  { name: 'promotions', path: '/promotions', as: 'player', ready: visible('[data-remote="mf-rewards"] img') },
  { name: 'vip', path: '/vip', as: 'player', ready: visible('[data-remote="mf-rewards"] form') },
  { name: 'referral', path: '/refrrel-program?view=mine', as: 'player', ready: heading },
  { name: 'free-bets', path: '/free-bets', as: 'player', ready: heading },
  { name: 'tournaments', path: '/tournaments', as: 'player', ready: heading },
  { name: 'missions', path: '/tournaments?view=missions', as: 'player', ready: heading },
  { name: 'inbox', path: '/inbox', as: 'player', ready: visible('[data-remote="mf-chat"] li') },
  { name: 'chat', path: '/chat', as: 'player', ready: visible('[data-remote="mf-chat"] img') },
  { name: 'chat-list', path: '/chat-list', as: 'player', ready: heading },
  { name: 'chat-box', path: '/chat-box', as: 'player', ready: visible('[data-remote="mf-chat"] textarea') },
  { name: 'complaints', path: '/complaints', as: 'player', ready: heading },
  { name: 'exchange', path: '/exchange', as: 'player', ready: visible('[data-remote="mf-exchange"] a[href*="odds-view"]') },
  {
    name: 'odds-view',
    path: (site) => pathOfBusyMatch(exchangeOf(site)),
    as: 'player',
    ready: visible('[data-remote="mf-exchange"] table button:enabled'),
  },
  { name: 'exchange-inplay', path: '/exchange-inplay', as: 'player', ready: visible('[data-remote="mf-exchange"] a[href*="odds-view"]') },
  { name: 'exchange-sports', path: '/exchange-sports', as: 'player', ready: visible('[data-remote="mf-exchange"] a[href*="odds-view"]') },
  { name: 'exchange-multi', path: '/exchange-multi', as: 'player', ready: heading },
  { name: 'exchange-proof', path: '/exchange-proof', as: 'player', ready: heading },
  { name: 'exchange-account', path: '/exchange-account', as: 'player', ready: heading },
  { name: 'exchange-profit', path: '/exchange-account?view=profit', as: 'player', ready: heading },
  { name: 'app-download', path: '/app', as: 'visitor', ready: heading },
  { name: 'not-found', path: '/nowhere', as: 'visitor', ready: heading },
];
