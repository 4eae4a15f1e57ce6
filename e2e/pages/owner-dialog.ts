import { expect, type Page } from '@playwright/test';

/** Answers the dialog that the site shows before money goes to a new account, and before a number is added. */
export async function confirmOwner(page: Page, proof: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel(/^(Password|Code of your authenticator app)$/).fill(proof);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}
