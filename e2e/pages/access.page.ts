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

export class ForgotPasswordPage {
  constructor(readonly page: Page) {}

  async ask(way: 'Email' | 'SMS', contact: string, username: string) {
    const form = this.page.locator('form');
    await this.page.getByRole('tab', { name: way }).click();
    await form.getByLabel(way === 'Email' ? 'E-mail' : 'Phone Number').fill(contact);
    await form.getByLabel('Username', { exact: true }).fill(username);
    await form.getByRole('button', { name: 'Send OTP' }).click();
  }

  async reset(code: string, password: string) {
    const form = this.page.locator('form');
    await form.getByLabel('OTP').fill(code);
    await form.getByLabel('New Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm New Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
  }
}

export class ChangePasswordPage {
  constructor(readonly page: Page) {}

  async change(current: string, password: string) {
    const form = this.page.locator('form');
    await form.getByLabel('Current Password', { exact: true }).fill(current);
    await form.getByLabel('New Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm New Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
  }
}
