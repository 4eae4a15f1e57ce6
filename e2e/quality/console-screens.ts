import { expect, type Page } from '@playwright/test';
import { consoleText } from '../fixtures/console-texts';
import type { LANGUAGES } from '../fixtures/languages';

type Language = (typeof LANGUAGES)[number];

/** A page of the console, or something that opens on it. */
interface ConsoleScreen {
  name: string;
  path: string;
  /** Opens what lies above the page. */
  open?: (page: Page, language: Language) => Promise<void>;
}

/** Presses a button by the key of its words. */
export const press = (page: Page, language: Language, key: string) =>
  page.getByRole('button', { name: consoleText(language, key), exact: true }).click();

/** Every page of the console that an administrator sees. A new page is a new line. */
export const consoleScreens: readonly ConsoleScreen[] = [
  { name: 'queue', path: 'queue' },
  { name: 'identity', path: 'identity' },
  { name: 'players', path: 'players' },
  { name: 'exchange', path: 'exchange' },
  { name: 'chats', path: 'chats' },
  { name: 'complaints', path: 'complaints' },
  { name: 'safer play', path: 'safer-play' },
  { name: 'releases', path: 'releases' },
  { name: 'history of an area', path: 'releases/mf-funds' },
  { name: 'health', path: 'health' },
  { name: 'content', path: 'content' },
  { name: 'promotions', path: 'content?list=promotions' },
  { name: 'new slide', path: 'content', open: async (page, language) => press(page, language, 'content.addSlide') },
  { name: 'new promotion', path: 'content?list=promotions', open: async (page, language) => press(page, language, 'content.addPromotion') },
  { name: 'an open slide', path: 'content', open: async (page) => page.getByRole('row').nth(1).click() },
  { name: 'history of the content', path: 'content?open=history' },
  { name: 'tournaments', path: 'tournaments' },
  { name: 'new tournament', path: 'tournaments', open: async (page, language) => press(page, language, 'tournaments.plan') },
  { name: 'missions', path: 'missions' },
  { name: 'new mission', path: 'missions', open: async (page, language) => press(page, language, 'missions.propose') },
  { name: 'settings', path: 'settings' },
  { name: 'audit', path: 'audit' },
  { name: 'details of an audit row', path: 'audit', open: async (page) => page.getByRole('row').nth(1).click() },
  { name: 'people', path: 'people' },
  { name: 'new person', path: 'people', open: async (page, language) => press(page, language, 'people.add') },
  { name: 'unknown page', path: 'nothing' },
];

/** Waits until a page of the console has its title and its data, or says why it has none. */
export async function consoleReady(page: Page) {
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
