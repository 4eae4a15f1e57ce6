import { expect, type Page } from '@playwright/test';

/** The two languages of the site, as its cookie and `<html lang>` write them. */
export const LANGUAGES = ['en', 'bn'] as const;

/** Chooses the language in the header, as a player does: the page is not loaded again. */
export async function chooseLanguage(page: Page, language: (typeof LANGUAGES)[number]) {
  await page.getByRole('banner').getByRole('combobox').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
