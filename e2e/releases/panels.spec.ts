import { expect, releaseTest as test, type Page } from '../fixtures/release-test';
import { layouts } from '../site/browser';

test.use(layouts.desktop);

const REMOTE = 'mf-chat';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Account areas' });

test('SHELL-072: a tab appears in the member center as soon as the release of its remote is live, with the same shell', async ({
  page,
  releases,
}) => {
  const release = releases.builtOf(REMOTE);
  await releases.activate(REMOTE, await releases.plant(REMOTE, { panels: { inbox: null } }));
  await page.goto('/account');
  await expect(tabs(page).getByRole('button', { name: 'Personal Info' })).toBeVisible();
  await expect(tabs(page).getByRole('button', { name: 'Inbox' })).toHaveCount(0);

  await releases.activate(REMOTE, release);
  await page.evaluate(() => dispatchEvent(new Event('releases:look')));

  await tabs(page).getByRole('button', { name: 'Inbox' }).click();
  await expect(page.locator(`[data-remote="${REMOTE}"][data-release="${release}"]`)).toBeVisible();
  expect((await releases.document()).remotes['shell']).toEqual({ release: releases.builtOf('shell') });
});
