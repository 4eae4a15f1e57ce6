import { expect, type Locator, type Page } from '@playwright/test';

/** The frame of the site around every area. */
export class SitePage {
  readonly header: Locator;
  readonly menuButton: Locator;
  readonly loginLink: Locator;
  readonly signUpLink: Locator;
  readonly toolbar: Locator;
  readonly tryAgain: Locator;
  readonly clock: Locator;
  readonly balance: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole('banner');
    this.menuButton = this.header.getByRole('button', { name: 'Open menu' });
    this.loginLink = page.getByRole('link', { name: 'Login', exact: true }).first();
    this.signUpLink = page.getByRole('link', { name: 'Sign up', exact: true }).first();
    this.toolbar = page.getByRole('navigation', { name: 'Player toolbar' });
    this.tryAgain = page.getByRole('button', { name: 'Try again' });
    this.balance = this.header.getByRole('group', { name: 'Balance' });
    this.clock = page.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d GMT\+6/).first();
  }

  /** The mounted area of one remote. */
  area(remote: string): Locator {
    return this.page.locator(`[data-remote="${remote}"]`);
  }

  async open(path: string) {
    // Does not wait for the last file, because some tests never send one.
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  /** Waits until the code of the site has taken over the frame; before, a pressed link loads a new document. */
  async taken() {
    await expect(this.page.locator('#root:not([data-frame])')).toBeAttached();
  }

  async expectPath(path: string | RegExp) {
    await expect(this.page).toHaveURL((url) =>
      typeof path === 'string' ? `${url.pathname}${url.search}` === path : path.test(`${url.pathname}${url.search}`),
    );
  }

  /** Expects that header and log-in link are visible and work, after any failure of an area. */
  async expectAlive() {
    await expect(this.header).toBeVisible();
    await this.menuButton.click();
    await expect(this.page.getByRole('link', { name: 'Promotions' }).first()).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  async logOut() {
    await this.open('/player/logout');
    await this.expectPath('/');
  }
}
