import { commitChange, composeChange, makeStaffProof } from '@site/release';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import type { ThrowawayStore } from '../site/throwaway-store';
import { marked } from './planted-code';

const REMOTE = 'mf-catalogue';
const MARK = '(tried)';
const PREVIEW = 'fix-123';
const HOUR_MS = 3_600_000;

/** A visitor, in whose browser nothing is kept. */
const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function makePreview({ store, keys, document }: ThrowawayStore, release: string, expiresAt: string) {
  const before = await store.channel(`preview-${PREVIEW}`);
  const { remotes, revoked } = await document();
  const entry = { actor: 'Nadia', action: 'preview', remote: REMOTE, release } as const;
  const change = { remotes: { ...remotes, [REMOTE]: { release } }, revoked, expiresAt, entry };
  await commitChange(store, await composeChange({ store, keys }, `preview-${PREVIEW}`, before, change));
}

async function becomeStaff(page: Page, site: string, { keys }: ThrowawayStore) {
  const proof = await makeStaffProof(keys, { site, holder: 'Nadia', expiresAt: inHours(1) });
  await page.goto(`/edge/staff?proof=${proof}`);
  await expect(page).toHaveURL(`${site}/`);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'For staff' });
const featured = (page: Page) => new HomePage(page).featured;

test('a preview is seen at its own address, players stay on live, and it is gone at its end', async ({ page, releases, site }) => {
  const fix = await releases.plant(REMOTE, { change: marked(MARK) });
  await makePreview(releases, fix, inHours(1));
  const address = site.replace('localhost', `${PREVIEW}.localhost`);

  await page.goto(address);
  await expect(featured(page)).toContainText(MARK);
  await expect(bar(page)).toContainText(`Preview ${PREVIEW} of ${REMOTE}. Players do not get it.`);
  await expect(bar(page).getByRole('button')).toHaveCount(0);

  await page.goto(`/?preview=${PREVIEW}`);
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await expect(bar(page)).toHaveCount(0);

  await becomeStaff(page, site, releases);
  await page.goto(`/?preview=${PREVIEW}`);
  await expect(featured(page)).toContainText(MARK);
  await bar(page).getByRole('link', { name: 'Show live' }).click();
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await expect(bar(page)).toContainText('this page shows what players get');

  await makePreview(releases, fix, new Date(1).toISOString());
  await expect(async () => expect((await page.goto(address))?.status()).toBe(421)).toPass();
  await page.goto(`/?preview=${PREVIEW}`);
  await expect(bar(page)).toContainText(`There is no preview ${PREVIEW}, or it has ended.`);
});

test('staff run another release in their browser, see it above the page, and go back', async ({
  page,
  browser,
  releases,
  site,
  violations,
}) => {
  const other = await releases.plant(REMOTE, { change: marked(MARK) });
  const area = new SitePage(page).area(REMOTE);
  const live = releases.builtOf(REMOTE);
  await becomeStaff(page, site, releases);
  await expect(area).toHaveAttribute('data-release', live);

  const panel = page.getByRole('dialog', { name: 'Releases in this page' });
  await bar(page).getByRole('button', { name: 'Releases' }).click();
  await expect(panel.getByText(live).first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('combobox', { name: `Release of ${REMOTE}` }).selectOption(other);

  await expect(featured(page)).toContainText(MARK);
  await expect(bar(page)).toContainText(`This browser runs other releases than players get: ${REMOTE} ${other}`);
  await page.keyboard.press('Alt+Shift+KeyR');
  await expect(panel.getByText('Override', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const player = await browser.newContext({ baseURL: site });
  const theirs = await player.newPage();
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(request.url()));
  await theirs.goto('/');
  await expect(new SitePage(theirs).area(REMOTE)).toHaveAttribute('data-release', live);
  await expect(bar(theirs)).toHaveCount(0);
  expect(asked.filter((url) => url.includes(other))).toEqual([]);
  await player.close();

  await bar(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(area).toHaveAttribute('data-release', live);
  await expect(featured(page)).not.toContainText(MARK);
  await expect(bar(page)).toContainText('this page shows what players get');
  expect(violations.crashes()).toEqual([]);
});
