import { expect, stored, test } from '../fixtures/test';
import { SitePage } from '../pages/site.page';

for (const code of ['referral_code', 'affiliate_code']) {
  test(`a link with a ${code} keeps it and leads to sign-up`, async ({ page }) => {
    const site = new SitePage(page);
    await site.open(`/${code}?${code}=RAHIM77`);
    await site.expectPath('/signup');
    expect(await stored(page, code)).toBe('RAHIM77');
    await expect(page.locator('form').getByLabel('Referral Code')).toHaveValue('RAHIM77');
  });

  test(`a link without its ${code} says so and leads to sign-up`, async ({ page }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    const site = new SitePage(page);
    await site.open(`/${code}`);
    await site.expectPath('/signup');
    expect(said).toEqual([`No ${code} found in the URL`]);
    expect(await stored(page, code)).toBeNull();
  });
}
