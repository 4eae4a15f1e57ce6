import { TOTP } from 'otpauth';
import { expect, type Locator, type Page } from '@playwright/test';

const STEP_MS = 30_000;
/** Time in which a list shows a row that its answer has. */
const LOOKED_FOR_MS = 2000;

/** The console, and the authenticator app of the person who uses it. */
export class ConsolePage {
  readonly name: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly dialog: Locator;
  private app: TOTP | null = null;
  private codes = 0;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Name');
    this.password = page.getByLabel('Password', { exact: true });
    this.code = page.getByLabel('Code of your authenticator app');
    this.dialog = page.getByRole('dialog');
  }

  /** Joins by a link that works once. */
  async join(link: string, password: string) {
    await this.page.goto(link);
    this.app = new TOTP({ secret: await this.page.locator('code').innerText() });
    await this.page.getByLabel('New password').fill(password);
    await this.page.getByLabel('The password again').fill(password);
    await this.code.fill(this.nextCode());
    await this.page.getByRole('button', { name: 'Join' }).click();
  }

  async signIn(name: string, password: string) {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.code.fill(this.nextCode());
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async signOut(name: string) {
    await this.page.getByRole('button', { name: `Account of ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(this.name).toBeVisible();
  }

  async go(page: 'Queue' | 'Documents' | 'Players' | 'Chats' | 'Exchange' | 'Releases' | 'Health' | 'Settings' | 'Audit' | 'People') {
    await this.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: page }).click();
  }

  /** Card of an area on the page of releases. */
  area(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Fills the reason and the typed name of a change, and makes it. @param button its words */
  async change(button: string, area: string, reason: string) {
    await this.dialog.last().getByLabel('Reason').fill(reason);
    await this.dialog.last().getByLabel(`Type ${area} to confirm`).fill(area);
    await this.dialog.last().getByRole('button', { name: button }).click();
  }

  /** Opens the audit log, and asks again until it has a row with this text, because a call is in it a moment after its answer. */
  async findInAudit(text: string) {
    await this.go('Audit');
    await expect(async () => {
      await this.page.getByRole('button', { name: 'Ask again' }).click();
      await expect(this.row(text).first()).toBeVisible({ timeout: LOOKED_FOR_MS });
    }).toPass();
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** A code works once, so each is the one of the next step. */
  nextCode(): string {
    if (!this.app) throw new Error('Nobody has joined on this page');
    return this.app.generate({ timestamp: Date.now() + STEP_MS * this.codes++ });
  }
}
