import { login } from '@site/api/contracts/access';
import { setTimer } from '@site/api/contracts/safer-play';
import type { Page } from 'playwright';
import { freshAddress } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { layouts } from '../site/browser';
import type { PlayerState, PlayerStage } from './player-state';
import { betLater, logInAs } from './stage-steps';

const DEMO_PLAYER = { username: 'demoplayer', password: 'demo12345', email: '', phone: '' };

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).scrollIntoViewIfNeeded();

/** Log-ins of the player at other devices, one of them with a wrong password. */
async function logInElsewhere({ site, account: { username, password } }: PlayerStage) {
  for (const [userAgent, typed] of [
    [layouts.phone.userAgent, password],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', password],
    [layouts.desktop.userAgent, 'not the password'],
  ] as const) {
    const headers = { 'content-type': 'application/json', origin: site, 'user-agent': userAgent, 'x-forwarded-for': freshAddress() };
    await fetch(`${site}${login.path}`, { method: 'POST', headers, body: JSON.stringify({ username, password: typed }) });
  }
}

async function openSecurity(stage: PlayerStage) {
  await logInElsewhere(stage);
  await stage.page.goto('/security');
  await stage.page.getByRole('button', { name: 'Close my account' }).waitFor();
}

async function askOwnData(stage: PlayerStage) {
  const { page } = stage;
  await page.goto('/security');
  await page.getByRole('button', { name: 'Get my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(stage.account.password);
  return dialog;
}

async function openClosing({ page }: PlayerStage) {
  await page.goto('/security');
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByText('You have money in your wallet. Withdraw it first.').waitFor();
}

async function openFullStop(stage: PlayerStage) {
  await logInElsewhere(stage);
  await betLater(stage, 200);
  await stage.page.goto('/responsible-gaming');
  await stage.page.getByRole('button', { name: 'Stop everything now' }).click();
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByText('Stays yours, to withdraw at any time').waitFor();
  return dialog;
}

/** The statement of the player who has a history. */
async function openStatement({ page, site }: PlayerStage, view: 'Money' | 'Result' | 'Time') {
  await logInAs(page, site, DEMO_PLAYER);
  await page.goto('/account-statement');
  await page.getByRole('group', { name: 'The chart shows' }).getByRole('button', { name: view }).click();
}

export const accountStates: readonly PlayerState[] = [
  {
    name: 'search, empty',
    async reach({ page }) {
      await page.goto('/search');
      await page.getByRole('main').getByRole('combobox').waitFor();
    },
  },
  {
    name: 'search, recent',
    async reach({ page }) {
      await page.goto('/search?q=bkash');
      await page.getByRole('main').getByRole('option').first().waitFor();
      await page.getByRole('main').getByRole('combobox').press('Enter');
      await page.waitForURL(/deposit/);
      await page.goto('/search');
      await page.getByRole('button', { name: 'bkash' }).waitFor();
    },
  },
  {
    name: 'search, results',
    async reach({ page }) {
      await page.goto('/search?q=cricket');
      await page.getByRole('main').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search, nothing',
    async reach({ page }) {
      await page.goto('/search?q=zebra');
      await page.getByText('Try another word').waitFor();
    },
  },
  { name: 'statement, money', isWhole: true, reach: (stage) => openStatement(stage, 'Money') },
  { name: 'statement, result', reach: (stage) => openStatement(stage, 'Result') },
  { name: 'statement, time', reach: (stage) => openStatement(stage, 'Time') },
  { name: 'security', isWhole: true, reach: openSecurity },
  {
    name: 'security, device',
    async reach(stage) {
      await openSecurity(stage);
      await stage.page.getByRole('button', { name: 'Name this device' }).first().click();
    },
  },
  { name: 'own data, asked', reach: async (stage) => void (await askOwnData(stage)) },
  {
    name: 'own data, ready',
    async reach(stage) {
      const dialog = await askOwnData(stage);
      await dialog.getByRole('button', { name: 'Get my data' }).click();
      await stage.page.getByRole('button', { name: /^Download/ }).waitFor();
      await heading(stage.page, 'Your data');
    },
  },
  { name: 'closing, hindered', reach: openClosing },
  { name: 'full stop, asked', reach: async (stage) => void (await openFullStop(stage)) },
  {
    name: 'full stop, word',
    async reach(stage) {
      const dialog = await openFullStop(stage);
      await dialog.getByRole('radio', { name: 'For good' }).check();
      await dialog.getByRole('button', { name: 'Stop everything' }).click();
    },
  },
  {
    name: 'full stop, done',
    async reach(stage) {
      const dialog = await openFullStop(stage);
      await dialog.getByRole('radio', { name: '24 hours' }).check();
      await dialog.getByRole('button', { name: 'Stop everything' }).click();
      await heading(stage.page, 'Everything is stopped');
    },
  },
  {
    name: 'timers',
    isWhole: true,
    async reach({ page, site, account }) {
      await ask(site, account, setTimer.path, { kind: 'session', minutes: 60 });
      await page.goto('/responsible-gaming?tool=time');
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      await page.getByRole('button', { name: '120 minutes' }).click();
    },
  },
];
