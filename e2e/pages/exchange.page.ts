import { expect, type Locator, type Page } from '@playwright/test';

/** Time within which a press shows that the bet is on its way. */
const TAKEN_WITHIN_MS = 5000;

export class OddsView {
  /** The slip and the outcome of its bet, beside the markets. */
  readonly rail: Locator;
  readonly slip: Locator;
  readonly openBets: Locator;
  readonly stale: Locator;
  /** Page in the frame of the score. */
  readonly score: Locator;

  constructor(readonly page: Page) {
    this.rail = page.getByRole('region', { name: 'Bet slip' });
    this.slip = page.getByRole('form', { name: 'Bet slip' });
    this.openBets = page.getByRole('region', { name: 'Open bets' });
    this.stale = page.getByText('Prices are not current.').first();
    this.score = page.frameLocator('iframe[title="Live score"]').locator('body');
  }

  market(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name });
  }

  /** @param name of the runner or line, followed by the price when several levels are shown */
  price(market: Locator, side: 'Back' | 'Lay' | 'Yes' | 'No', name: string): Locator {
    return market.getByRole('button', { name: new RegExp(`^${side} ${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) }).first();
  }

  /** Presses a price, enters a stake and places the bet. @returns the outcome in the page's words */
  async bet(price: Locator, stake: string, outcome: RegExp) {
    await price.click();
    await this.slip.getByRole('textbox', { name: 'Stake' }).fill(stake);
    const place = this.slip.getByRole('button', { name: 'Place bet' });
    await expect(async () => {
      // On a busy machine the prices may be stale in the moment of the press, and then the slip does not take it.
      if (await place.isVisible()) await place.click({ timeout: TAKEN_WITHIN_MS });
      await expect(place).toBeHidden({ timeout: TAKEN_WITHIN_MS });
    }).toPass();
    const told = this.rail.getByText(outcome).first();
    await expect(told).toBeVisible();
    await this.rail.getByRole('button', { name: 'Done' }).click();
    await expect(told).toBeHidden();
  }

  /** Opens a match and its slip, which may be there from before. */
  async open(path: string) {
    await this.page.goto(path);
    const price = this.market('Match Odds').getByRole('button', { name: /^Back/ }).and(this.page.locator(':enabled')).first();
    await expect(price.or(this.slip).first()).toBeVisible();
    // The slip may come back after the price is there, and on a phone it then covers the price.
    await expect(async () => {
      if (!(await this.slip.isVisible())) await price.click({ timeout: TAKEN_WITHIN_MS });
      await expect(this.slip).toBeVisible({ timeout: TAKEN_WITHIN_MS });
    }).toPass();
  }

  /** Gives one of the stake keys another amount. */
  async chooseKey(nth: number, taka: string) {
    await this.slip.getByRole('button', { name: 'Change these keys' }).click();
    await this.slip.getByRole('textbox', { name: `Key ${nth}` }).fill(taka);
    await this.slip.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Bar of one-tap bets; it is there while they are on. */
  get oneTap(): Locator {
    return this.page.getByRole('region', { name: 'One-tap bets' });
  }

  /** Switches one-tap bets on in the preferences of the open slip. */
  async switchOnOneTap(stake: string) {
    await this.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
    await this.slip.getByRole('button', { name: 'One-tap bets' }).click();
    await this.slip.getByRole('textbox', { name: 'Stake of each bet' }).fill(stake);
    await this.slip.getByRole('button', { name: 'Switch on' }).click();
    await expect(this.oneTap).toBeVisible();
  }

  /** Cash-out of the match odds; it is there with the first matched bet. */
  get cashOutCard(): Locator {
    return this.page.getByRole('region', { name: 'Match Odds' }).filter({ hasText: 'If this wins' });
  }

  /** Cashes out this percent of the position. */
  async cashOutPart(percent: string) {
    const card = this.cashOutCard;
    await card.getByRole('button', { name: /Cash out, locked in/ }).click();
    await card.getByRole('textbox', { name: 'Percent' }).fill(percent);
    await card.getByRole('button', { name: 'Cash out now' }).click();
    await expect(card.getByText(/matched at/)).toBeVisible();
    await card.getByRole('button', { name: 'Done' }).click();
  }

  async cashOut() {
    const card = this.cashOutCard;
    await card.getByRole('button', { name: /Cash out, locked in/ }).click();
    await card.getByRole('button', { name: 'Cash out now' }).click();
    await expect(card.getByText(/matched at/)).toBeVisible();
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByText('Every outcome brings the same.', { exact: false })).toBeVisible();
  }
}
