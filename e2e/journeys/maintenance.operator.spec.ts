import { expect, operatorTest as test } from '../fixtures/operator-test';
import { SitePage } from '../pages/site.page';

test('SHELL-016, 017: under maintenance only home shows it, and every other screen works', async ({ page, operator }) => {
  const site = new SitePage(page);
  await operator.settings({ site_status: 0 });
  try {
    await site.open('/');
    await expect(page.getByRole('heading', { name: "We're currently undergoing Maintenance!" })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Game categories' })).toHaveCount(0);
    await site.open('/login');
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  } finally {
    await operator.settings({ site_status: 1 });
  }
  await site.open('/');
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toBeVisible();
});
