import type { Page } from '@playwright/test';
import { getExposure } from '@site/api/contracts/exchange';
import { pathOfBusyMatch } from '../fixtures/matches';
import { exchangeOf } from '../fixtures/test';
import { layouts } from '../site/browser';
import { coveredByChat } from './covered-by-chat';
import { cutWords } from './cut-words';
import { languagesOf, openIn, showIn } from '../fixtures/languages';
import { expect, screenTest as test } from './screen-test';
import { pathOf, screens } from './screens';

test.describe.configure({ mode: 'parallel' });

/** The commonest phone and the narrowest. */
const WIDTHS = [360, 320];
const LARGE = '1234567.89';
/** The screens of a player and the public ones show every amount; the log-in screens have none. */
const walked = screens.filter(({ as, name }) => as === 'player' || name === 'games');

test.use({ layout: 'phone', as: 'player' });

for (const [turn, screen] of walked.entries()) {
  const languages = languagesOf(turn);
  test(`${screen.name}: no amount and no word of a toolbar is cut, and the chat button covers nothing, ${WIDTHS.join(' and ')} px wide, in ${languages.join(' and ')}`, async ({
    page,
    site,
  }) => {
    await withLargeExposure(page);
    await openIn(page, new URL(await pathOf(screen, site), site).href, languages[0]);
    for (const language of languages) {
      await showIn(page, language);
      await screen.ready(page);
      await expectAmounts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ ...layouts.phone.viewport, width });
        expect(await cutWords(page), `${language}, ${width} px wide`).toEqual([]);
        // The button takes its position when the page is idle.
        await expect.poll(() => coveredByChat(page), `${language}, ${width} px wide`).toEqual([]);
      }
    }
  });
}

test('the exchange has one bar of at most 56 px above its first words on a phone', async ({ page, site }) => {
  await page.setViewportSize({ ...layouts.phone.viewport, width: 360 });
  for (const path of ['/exchange', await pathOfBusyMatch(exchangeOf(site))]) {
    await page.goto(path);
    const bar = page.getByRole('group', { name: 'Your money at the exchange' });
    await expect(bar.getByText('৳1,234,567.89')).toBeVisible();
    for (const name of ['Bets', 'Wallet']) await expect(bar.getByRole('button', { name })).toBeVisible();
    const barEnd = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(barEnd).toBeLessThanOrEqual(56);
    // Nothing else is between the bar and the page: its first words are below the page's own padding.
    const first = page.locator('[data-remote="mf-exchange"] :is(h1, a):visible').first();
    expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThanOrEqual(56 + 24);
    await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
  }
});

test('the chat button is beside a new payment, and does not cover its last step, and neither does the button to the top', async ({
  page,
}) => {
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await page.goto('/deposit');
  await expect(chat).toBeVisible();
  await page.goto('/make-payment');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.locator('button[data-side]')).toHaveCount(1);
  await expect(chat).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 320));
  const backToTop = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  const submit = await page.getByRole('button', { name: 'Submit' }).boundingBox();
  expect((backToTop?.y ?? Infinity) + (backToTop?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0);
});

/** Waits for the amounts: the one in the header, if there is one, and those behind a skeleton. */
async function expectAmounts(page: Page) {
  const menuButton = page.locator('button[aria-controls="side-menu"]');
  if ((await menuButton.count()) > 0) await expect(page.locator('header', { has: menuButton })).toContainText('৳1,234,567.89');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Answers the exposure call with the largest figures that the exchange must fit. */
async function withLargeExposure(page: Page) {
  await page.route(`**${getExposure.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), main: LARGE, exposure: LARGE, available: LARGE } });
  });
}
