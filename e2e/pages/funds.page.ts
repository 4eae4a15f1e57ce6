import { expect, type Locator, type Page } from '@playwright/test';

export interface DepositChoice {
  method: string;
  channel: RegExp;
  amount: string;
}

/** `/deposit` and the following `/make-payment`. */
export class DepositPage {
  readonly amount: Locator;
  readonly next: Locator;
  readonly trxId: Locator;
  readonly submit: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.amount = main.getByRole('textbox', { name: /amount/i });
    this.next = main.getByRole('button', { name: 'Next', exact: true });
    this.trxId = main.getByLabel(/TRX ID/i);
    this.submit = main.getByRole('button', { name: 'Submit' });
    this.dialog = page.getByRole('dialog');
  }

  async choose({ method, channel, amount }: DepositChoice) {
    await pick(this.page, new RegExp(method));
    await pick(this.page, channel);
    await this.amount.fill(amount);
  }

  /** Fills in the empty form and submits it. */
  async deposit(choice: DepositChoice, trxId: string) {
    await this.choose(choice);
    await this.next.click();
    await expect(this.page).toHaveURL(/\/make-payment$/);
    await this.trxId.fill(trxId);
    await this.submit.click();
    await expect(this.page).toHaveURL(/\/payment-request$/);
  }
}

export class WithdrawalPage {
  readonly amount: Locator;
  readonly account: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.amount = main.getByRole('textbox', { name: /amount/i });
    this.account = main.getByLabel(/account number/i);
    this.submit = main.getByRole('button', { name: 'Submit' });
  }

  async withdraw({ method, amount, account }: { method: string; amount: string; account: string }) {
    await pick(this.page, new RegExp(method));
    await this.amount.fill(amount);
    await this.account.fill(account);
    await this.submit.click();
  }
}

/** Players tap the card around a radio button, so the tests do the same. */
async function pick(page: Page, name: RegExp) {
  const radio = page.getByRole('radio', { name });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}
