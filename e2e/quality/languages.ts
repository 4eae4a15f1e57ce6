import { expect, type Page } from '@playwright/test';

/** The two languages of the site, as its cookie and `<html lang>` write them; a fresh browser speaks the first. */
export const LANGUAGES = ['en', 'bn'] as const;

/**
 * Shows a page that is ready in that language: chosen in the header as a player does, which saves another load, or, where a screen has
 * no choice of its own, by the cookie.
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
