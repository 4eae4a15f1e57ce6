import type { Locator, Page } from '@playwright/test';
import type { freshSignUp } from '../fixtures/accounts';

export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    const form = page.locator('form');
    this.username = form.getByLabel('Username', { exact: true });
    this.password = form.getByLabel('Password', { exact: true });
    this.submit = form.getByRole('button', { name: 'Login' });
  }

  async logIn(username: string, password: string) {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}

export class SignUpPage {
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.submit = page.getByRole('button', { name: 'SUBMIT' });
  }

  async signUp(form: ReturnType<typeof freshSignUp>) {
    const field = (label: string) => this.page.locator('form').getByLabel(label, { exact: true });
    await field('Username').fill(form.username);
    await field('Password').fill(form.password);
    await field('Confirm Password').fill(form.confirmPassword);
    await field('Full Name').fill(form.name);
    await field('Phone Number').fill(form.phone);
    await field('E-mail').fill(form.email);
    await this.page.getByRole('checkbox').check();
    await this.submit.click();
  }
}
