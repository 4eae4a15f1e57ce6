import { expect, test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';

test('reload, back and forward keep the screen and its parameters', async ({ page }) => {
  const site = new SitePage(page);
  await site.open('/games?type=SLOT&title=Slots');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await site.loginLink.click();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await site.expectPath('/games?type=SLOT&title=Slots');
  await page.goForward();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
});

test('one page serves every area: no document is requested twice', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  const site = new SitePage(page);
  await site.open('/');
  await site.taken();
  await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByPlaceholder('Search Games')).toBeVisible();
  await site.loginLink.click();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  expect(documents).toHaveLength(1);
});
