import { expect, type Locator, type Page } from '@playwright/test';

export class ChatPage {
  readonly log: Locator;
  readonly text: Locator;
  readonly send: Locator;
  readonly typing: Locator;

  constructor(readonly page: Page) {
    this.log = page.getByRole('log');
    this.text = page.getByRole('textbox', { name: 'Message' });
    this.send = page.getByRole('button', { name: 'Send' });
    this.typing = page.getByRole('status').filter({ hasText: /is writing/ });
  }

  async open() {
    await this.page.goto('/chat-box');
    await expect(this.page).toHaveURL(/\/chat-box\/\d+$/);
    await expect(this.text).toBeVisible();
  }

  async write(words: string) {
    await this.text.fill(words);
    await this.send.click();
  }
}
