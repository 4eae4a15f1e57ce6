import { expect, test } from '../fixtures/test';
import { expectOneCopy, scriptsOf } from './shared-copies';

test('shell and two remotes run on one React, one client and one store', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(page.locator('[data-remote="mf-catalogue"]').getByRole('heading').first()).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(page.locator('[data-remote="mf-access"]').getByLabel('Username', { exact: true })).toBeVisible();
  await expectOneCopy(page, scripts);
});
