import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { LoginPage, SignUpPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';
import { isBusyAtWork, marked } from './planted-code';
import { countLoads, replaceReleases, untilFollowed } from './page-releases';

const REMOTE = 'mf-access';
/** Longer than a swap would take. */
const NOTHING_MS = 3_500;
/** Together these keys also take longer than a swap. */
const KEYS_AFTER = 14;
const KEY_MS = 250;

/** A visitor, because the forms are for visitors. */
const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

const shownRelease = (page: Page) => new SitePage(page).area(REMOTE);

test('a new release does not touch a half-filled form, and is loaded at the next visit', async ({ page, releases }) => {
  const { username } = new LoginPage(page);
  const site = new SitePage(page);
  await page.goto('/');
  await site.taken();
  const loads = countLoads(page);
  await site.loginLink.click();
  await username.fill('rahim');
  const release = await releases.plant(REMOTE, { change: marked('(new)') });
  await untilFollowed(page, await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) }));

  await page.waitForTimeout(NOTHING_MS);
  await expect(shownRelease(page)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await expect(username).toHaveValue('rahim');

  await page.goBack();
  await site.loginLink.click();
  await expect(shownRelease(page)).toContainText('(new)');
  expect(loads()).toBe(0);
});

test('a revoked release is removed from an open page, and the typed text stays', async ({ page, releases }) => {
  const bad = await releases.plant(REMOTE, { change: marked('(bad)') });
  await releases.activate(REMOTE, bad, { stepBack: releases.builtOf(REMOTE) });
  const { username } = new LoginPage(page);
  await page.goto('/login');
  await expect(shownRelease(page)).toContainText('(bad)');
  const loads = countLoads(page);
  await username.fill('rahim');

  await releases.activate(REMOTE, releases.builtOf(REMOTE));
  await untilFollowed(page, await releases.revoke(REMOTE, bad));
  await expect(shownRelease(page)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await expect(page.getByText('(bad)')).toHaveCount(0);
  await expect(username).toHaveValue('rahim');
  expect(loads()).toBe(0);
});

test('a revoked release waits for the typing to end, and a long form is kept whole', async ({ page, releases }) => {
  const bad = await releases.plant(REMOTE);
  await releases.activate(REMOTE, bad);
  await page.goto('/signup');
  const field = (label: string) => new SignUpPage(page).page.locator('form').getByLabel(label, { exact: true });
  await field('Username').fill('rahimuddin');
  const name = field('Full Name');
  await name.fill('Rahim');
  await releases.activate(REMOTE, releases.builtOf(REMOTE));

  let isFollowed = false;
  const following = releases
    .revoke(REMOTE, bad)
    .then((document) => untilFollowed(page, document))
    .finally(() => (isFollowed = true));
  // Types without a pause, from before the page polls until well after.
  let typed = 'Rahim';
  for (let keysSince = 0; keysSince < KEYS_AFTER; keysSince += Number(isFollowed)) {
    await name.press('a', { delay: KEY_MS });
    typed += 'a';
  }
  await following;
  await expect(shownRelease(page)).toHaveAttribute('data-release', bad);
  await expect(shownRelease(page)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await expect(field('Username')).toHaveValue('rahimuddin');
  await expect(name).toHaveValue(typed);
});

test('a revoked release that is busy finishes its work first', async ({ page, releases }) => {
  const bad = await releases.plant(REMOTE, { change: isBusyAtWork });
  await releases.activate(REMOTE, bad);
  await page.goto('/login');
  await expect(new LoginPage(page).username).toBeVisible();
  await releases.activate(REMOTE, releases.builtOf(REMOTE));
  await untilFollowed(page, await releases.revoke(REMOTE, bad));

  await page.waitForTimeout(NOTHING_MS);
  await expect(shownRelease(page)).toHaveAttribute('data-release', bad);
  await page.evaluate(() => (Reflect.get(globalThis, 'finishWork') as () => void)());
  await expect(shownRelease(page)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
});

test('a revoked release never comes back: not by "Try again", not as the previous one, not from an old document', async ({
  page,
  releases,
}) => {
  const bad = await releases.plant(REMOTE, { change: marked('(bad)') });
  const before = JSON.stringify(await releases.activate(REMOTE, bad));
  await page.goto('/login');
  await expect(shownRelease(page)).toContainText('(bad)');

  const fine = await releases.plant(REMOTE);
  await releases.activate(REMOTE, fine, { stepBack: bad });
  await untilFollowed(page, await releases.revoke(REMOTE, bad));
  await expect(shownRelease(page)).toHaveAttribute('data-release', fine);

  await test.step('the release that replaced it fails', async () => {
    await page.route(`**/releases/${REMOTE}/${fine}/**`, (route) => route.abort());
    await page.goto('/login');
    const { tryAgain } = new SitePage(page);
    await tryAgain.click();
    await expect(tryAgain).toBeVisible();
    await expect(shownRelease(page)).toHaveCount(0);
    await page.unroute(`**/releases/${REMOTE}/${fine}/**`);
  });

  await test.step('the earlier document is served again', async () => {
    await page.route('**/login', (route) => replaceReleases(route, before));
    await page.goto('/login');
    await expect(shownRelease(page)).toHaveAttribute('data-release', fine);
  });
});

test('a revoked shell loads the page again, once', async ({ page, releases }) => {
  const shell = await releases.plant('shell');
  await page.goto('/login');
  await expect(new LoginPage(page).username).toBeVisible();
  const loads = countLoads(page);
  await releases.activate('shell', shell);
  const { serial } = await releases.revoke('shell', releases.builtOf('shell'));
  await page.evaluate(() => void dispatchEvent(new Event('releases:look')));
  await expect(page.locator(`script[src*="/releases/shell/${shell}/"]`).first()).toBeAttached();
  await untilFollowed(page, { serial });
  await page.waitForTimeout(NOTHING_MS);
  expect(loads()).toBe(1);
});
