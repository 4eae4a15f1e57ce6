import { expect, type Page } from '@playwright/test';

/** Confirms the dialog that appears before money goes to a new account and before a number is added. */
export async function confirmOwner(page: Page, proof: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel(/^(Password|Code of your authenticator app)$/).fill(proof);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}
