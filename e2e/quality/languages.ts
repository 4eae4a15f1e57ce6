import { expect, type Page } from '@playwright/test';

/** The two languages of the site, as in its cookie and in `<html lang>`; a fresh browser gets the first. */
export const LANGUAGES = ['en', 'bn'] as const;

/**
 * Switches a loaded page to that language: with the header's control, which saves a load, or by the cookie when the screen has no such
 * control.
 */
export async function showIn(page: Page, language: (typeof LANGUAGES)[number]) {
  const document = page.locator('html');
  if ((await document.getAttribute('lang')) === language) return;
  const choice = page.getByRole('banner').getByRole('combobox').first();
  if ((await choice.count()) > 0) await choice.selectOption(language);
  else {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload();
  }
  await expect(document).toHaveAttribute('lang', language);
}
