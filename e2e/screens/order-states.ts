import { found, matchesOf, oddsViewOf, readOdds } from '../fixtures/matches';
import { exchangeOf } from '../fixtures/test';
import { OddsView } from '../pages/exchange.page';
import { holdBets, openMatch, pick, SPORT } from './exchange-steps';
import type { PlayerState, PlayerStage } from './player-state';

/** The choices below "Let it wait" in the slip. */
async function openChoices(stage: PlayerStage) {
  const { view } = await pick(stage);
  await view.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
  return view.slip;
}

/** The slip with a price of a match that begins later. */
async function pickLater({ page, site }: PlayerStage) {
  const event = await laterMatch(exchangeOf(site));
  const view = new OddsView(page);
  await view.open(oddsViewOf(event, SPORT));
  await view.slip.getByRole('textbox', { name: 'Stake' }).fill('500');
  await view.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
  return view.slip.getByRole('combobox', { name: 'When the match begins' });
}

const laterMatch = (exchange: string) =>
  found(async () => {
    for (const event of (await matchesOf(exchange, SPORT)).reverse())
      if (!event.InPlay && (await readOdds(exchange, event.MarketId)).status === 'OPEN') return event;
    return null;
  });

async function openAlerts(stage: PlayerStage) {
  await pick(stage);
  await stage.page.getByRole('button', { name: 'Tell me at a price' }).click();
  await stage.page.getByText('No price alerts wait.').scrollIntoViewIfNeeded();
  return stage.page.getByRole('form', { name: 'Tell me at a price' });
}

async function openLadder(stage: PlayerStage) {
  await holdBets(stage);
  const { view } = await openMatch(stage);
  const ladder = await view.openLadder((await stage.match()).runner.name);
  await ladder.waitFor();
  return ladder;
}

/** The choices for an order, price alerts, and the ladder with its chart. */
export const orderStates: readonly PlayerState[] = [
  {
    name: 'slip, least part',
    async reach(stage) {
      const slip = await openChoices(stage);
      await slip.getByRole('combobox', { name: 'What the book does not take' }).selectOption('All or nothing');
      const least = slip.getByRole('textbox', { name: 'Or at least this much' });
      await least.fill('100');
      await least.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'slip, at the start lapse',
    async reach(stage) {
      await (await pickLater(stage)).selectOption('Give back what waits');
    },
  },
  {
    name: 'slip, at the start keep',
    async reach(stage) {
      await (await pickLater(stage)).selectOption('Keep it waiting');
    },
  },
  { name: 'price alert, none', reach: async (stage) => void (await openAlerts(stage)) },
  {
    name: 'price alert, set',
    async reach(stage) {
      const form = await openAlerts(stage);
      await form.getByRole('button', { name: 'Set the alert' }).click();
      await stage.page.getByRole('button', { name: /^Delete the alert/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'ladder',
    async reach(stage) {
      await (await openLadder(stage)).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'ladder, chart',
    layouts: ['phone'],
    async reach(stage) {
      await openLadder(stage);
      await stage.page.getByRole('tab').last().click();
      await new OddsView(stage.page).chartMoment.waitFor();
    },
  },
];
