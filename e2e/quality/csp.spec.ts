import { expect, playerTest, test } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';

test('the document carries the declared policies', async ({ site }) => {
  const { headers } = await fetch(site);
  const csp = headers.get('content-security-policy') ?? '';
  for (const part of [
    /script-src[^;]*'nonce-/,
    /'strict-dynamic'/,
    /frame-ancestors 'none'/,
    /require-trusted-types-for 'script'/,
    /object-src 'none'|default-src 'none'/,
  ]) {
    expect(csp).toMatch(part);
  }
  expect(csp).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBeTruthy();
  expect(headers.get('permissions-policy')).toBeTruthy();
});

test('a nonce is used once', async ({ site }) => {
  const nonce = async () => /'nonce-([^']+)'/.exec((await fetch(site)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await nonce()).not.toBe(await nonce());
});

playerTest('a running game stays within the policies', async ({ page, violations }) => {
  await page.goto('/games?type=SLOT');
  await new GamesPage(page).tiles.first().click();
  const window = new GameWindow(page);
  await expect(window.spin).toBeVisible();
  await expect(window.frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/);
  expect(violations.list()).toEqual([]);
});

test('an injected script does not run', async ({ page }) => {
  await page.goto('/');
  const write = page.evaluate(() => {
    const script = document.createElement('script');
    script.setAttribute('src', 'data:text/javascript,globalThis.injected=true');
    document.body.append(script);
  });
  await expect(write).rejects.toThrow('Not a released script');
  expect(await page.evaluate(() => Reflect.has(globalThis, 'injected'))).toBe(false);
});
