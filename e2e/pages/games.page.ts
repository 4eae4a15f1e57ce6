import type { FrameLocator, Locator, Page } from '@playwright/test';

export class HomePage {
  readonly categories: Locator;
  readonly featured: Locator;

  constructor(readonly page: Page) {
    this.categories = page.getByRole('navigation', { name: 'Game categories' });
    this.featured = page.getByRole('region', { name: 'Featured Games' });
  }

  openCategory(name: string) {
    return this.categories.getByRole('link', { name }).click();
  }
}

export class GamesPage {
  readonly tiles: Locator;
  readonly search: Locator;
  readonly count: Locator;

  constructor(readonly page: Page) {
    this.tiles = page.getByRole('button', { name: /^Play Game / });
    this.search = page.getByPlaceholder('Search Games');
    this.count = page.getByText(/^[\d,]+ games$/);
  }
}

/** The window around a running game, and the demo slot in it. */
export class GameWindow {
  readonly close: Locator;
  readonly game: FrameLocator;
  readonly frame: Locator;
  /** The spin button of a slot. */
  readonly spin: Locator;

  constructor(readonly page: Page) {
    this.close = page.getByRole('button', { name: 'Close game' });
    this.frame = page.locator('iframe');
    this.game = page.frameLocator('iframe');
    this.spin = this.game.getByRole('button', { name: /spin/i });
  }
}
