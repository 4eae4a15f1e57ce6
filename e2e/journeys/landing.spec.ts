import { freshSignUp } from '../fixtures/accounts';
import { expect, stored, test } from '../fixtures/test';
import { SignUpPage } from '../pages/access.page';
import { SitePage } from '../pages/site.page';

for (const code of ['referral_code', 'affiliate_code']) {
  test(`SHELL-018, 019: a link with a ${code} keeps it and leads to sign-up`, async ({ page }) => {
    const site = new SitePage(page);
    await site.open(`/${code}?${code}=RAHIM77`);
    await site.expectPath('/signup');
    expect(await stored(page, code)).toBe('RAHIM77');
    await expect(page.locator('form').getByLabel('Referral Code')).toHaveValue('RAHIM77');
  });

  test(`SHELL-020: a link without its ${code} says so and leads to sign-up`, async ({ page }) => {
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

for (const referral of [null, 'NOBODY22'])
  test(`a player who came by an affiliate’s link is stored with its code${referral ? ', also after a referral link' : ''}`, async ({
    page,
    operator,
  }) => {
    const site = new SitePage(page);
    if (referral) {
      await site.open(`/referral_code?referral_code=${referral}`);
      await site.expectPath('/signup');
    }
    await site.open('/affiliate_code?affiliate_code=SHAPLA');
    await site.expectPath('/signup');
    await expect(page.locator('form').getByLabel('Referral Code')).toHaveValue(referral ?? 'SHAPLA');
    const form = freshSignUp();
    await new SignUpPage(page).signUp(form);
    await site.expectPath('/');
    expect(await operator.affiliateOf(form.username)).toBe('SHAPLA');
  });
