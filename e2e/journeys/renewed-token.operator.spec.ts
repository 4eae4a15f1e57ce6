import { browseOn } from '../fixtures/browse-on';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { stored } from '../fixtures/test';

/** Steps of five minutes: enough for several renewals of the token. */
const STEPS = 8;

test('in forty minutes of browsing an old token never comes back, and the browser stores nothing private in its cache', async ({
  page,
  operator,
}) => {
  test.setTimeout(120_000);
  const kept: string[] = [];
  page.on('response', (response) => {
    if (!response.request().headers()['authorization']) return;
    const { 'cache-control': control, etag } = response.headers();
    if (response.status() === 304 || control !== 'no-store' || etag) kept.push(`${response.status()} ${response.url()} ${control}`);
  });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Add number' })).toBeVisible();

  const tokens = [await stored(page, 'token')];
  // The page reads the same data again: a browser with a cached answer would revalidate it.
  await browseOn(page, operator, STEPS, async () => {
    await expect(page.getByRole('button', { name: 'Add number' })).toBeVisible();
    const token = await stored(page, 'token');
    if (token !== tokens.at(-1)) tokens.push(token);
  });

  expect(kept).toEqual([]);
  expect(tokens).not.toContain(null);
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  // No earlier token returns.
  expect(new Set(tokens).size).toBe(tokens.length);
  await expect(page).toHaveURL(/\/profile$/);
});
