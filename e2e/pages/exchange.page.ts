import { expect, type Locator, type Page } from '@playwright/test';

/** Time within which a press shows that the bet is on its way. */
const TAKEN_WITHIN_MS = 5000;

export class OddsView {
  /** The slip and the outcome of its bet: beside the markets, or over them on a phone. */
  readonly rail: Locator;
  readonly slip: Locator;
  readonly openBets: Locator;
  readonly stale: Locator;
  /** Page in the frame of the score. */
  readonly score: Locator;

  constructor(readonly page: Page) {
    this.rail = page.getByRole('region', { name: 'Bet slip' }).or(page.getByRole('dialog', { name: 'Bet slip' }));
    this.slip = page.getByRole('form', { name: 'Bet slip' });
    this.openBets = page.getByRole('region', { name: 'Open bets' }).or(page.getByRole('dialog', { name: 'Your open bets' }));
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

  /** Presses a price until the slip is there: on a busy machine the prices may be stale in the moment of the press, which then has no effect. */
  async pick(price: Locator) {
    await expect(async () => {
      // A slip that comes meanwhile covers the price on a phone.
      if (!(await this.slip.isVisible())) await price.click({ timeout: TAKEN_WITHIN_MS });
      await expect(this.slip).toBeVisible({ timeout: TAKEN_WITHIN_MS });
    }).toPass();
  }

  /** Presses a price, enters a stake and places the bet. @returns the outcome in the page's words */
  async bet(price: Locator, stake: string, outcome: RegExp) {
    await this.pick(price);
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

  /** Leaves the outcome of a bet for the open bets, which a phone has behind a button. */
  async showBets() {
    await this.rail.getByRole('button', { name: 'Done' }).click();
    if (!(await this.openBets.isVisible())) await this.page.getByRole('button', { name: /^Bets/ }).click();
  }

  /** Opens a match and its slip, which may be there from before. */
  async open(path: string) {
    await this.page.goto(path);
    const price = this.market('Match Odds').getByRole('button', { name: /^Back/ }).and(this.page.locator(':enabled')).first();
    await expect(price.or(this.slip).first()).toBeVisible();
    await this.pick(price);
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

  /** Opens the ladder and the price chart of this runner in Match Odds. @returns the table of the ladder */
  async openLadder(runner: string): Promise<Locator> {
    await this.market('Match Odds').getByRole('button', { name: 'Ladder & chart' }).click();
    await this.page.getByRole('group', { name: 'Runner' }).getByRole('button', { name: runner, exact: true }).click();
    return this.page.getByRole('table', { name: `Ladder of ${runner}` });
  }

  /** Slider that reads the prices of a moment in the chart. */
  get chartMoment(): Locator {
    return this.page.getByRole('slider', { name: 'Move to read the prices of a moment' });
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

  /**
   * Arms an automatic cash-out whose amounts are near what it brings now, so that the next moves of the price reach one.
   * @param room taka between the next whole loss and the stop; with none, the next worse price reaches it
   */
  async armCashOut(room = 2) {
    const card = this.cashOutCard;
    const worth = (await card.getByRole('button', { name: /Cash out, locked in/ }).textContent()) ?? '';
    const stop = String(Math.floor(Number(worth.replace(/[^\d.]/g, ''))) + 1 + room);
    await card.getByRole('button', { name: 'Cash out automatically' }).click();
    await card.getByRole('textbox', { name: 'Take a profit of at least' }).fill('1');
    await card.getByRole('textbox', { name: 'Stop at a loss of' }).fill(stop);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('group', { name: 'Automatic cash-out' })).toContainText(`৳${stop}.00`);
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
