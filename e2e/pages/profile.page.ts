import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { confirmOwner } from './owner-dialog';

/** Personal Info: rows with the player's data, and the dialog that verifies one of them. */
export class ProfilePage {
  readonly mainPhone: Locator;
  readonly email: Locator;
  readonly addButton: Locator;
  readonly birthday: Locator;
  readonly saveBirthday: Locator;

  constructor(readonly page: Page) {
    this.mainPhone = this.row('Main phone');
    this.email = this.row('E-mail');
    this.addButton = page.getByRole('button', { name: 'Add number' });
    this.birthday = page.getByLabel('Birthday');
    this.saveBirthday = page.getByRole('button', { name: 'Save' });
  }

  private row(name: string) {
    return this.page.getByRole('group', { name, exact: true });
  }

  number(number: string) {
    return this.row(number);
  }

  async verify(row: Locator, code: () => Promise<string>) {
    await row.getByRole('button', { name: 'Verify' }).click();
    await this.enter(code);
  }

  async add(number: string, password: string, code: () => Promise<string>) {
    await this.addButton.click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Phone Number').fill(number);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await confirmOwner(this.page, password);
    await this.enter(code);
  }

  private async enter(code: () => Promise<string>) {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText(/^(5:00|4:5\d)$/).waitFor();
    await expectAccessible(this.page);
    await dialog.getByLabel(/code/i).fill(await code());
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
