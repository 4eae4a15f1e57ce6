import { oddsViewOf } from '../fixtures/matches';
import { OddsView } from '../pages/exchange.page';
import { holdBets, openMatch, pick, SPORT } from './exchange-steps';
import type { PlayerState, PlayerStage } from './player-state';

/** The preferences of the slip, with the form of one-tap bets. */
async function openOneTap(stage: PlayerStage) {
  const { view, price } = await pick(stage);
  await view.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
  await view.slip.getByRole('button', { name: 'One-tap bets' }).click();
  const begin = view.slip.getByRole('button', { name: 'Switch on' });
  await begin.scrollIntoViewIfNeeded();
  return { view, price, begin };
}

async function openCashOut(stage: PlayerStage) {
  await holdBets(stage);
  const { view } = await openMatch(stage);
  const offer = view.cashOutCard.getByRole('button', { name: /Cash out, locked in/ });
  await offer.scrollIntoViewIfNeeded();
  return { view, card: view.cashOutCard, offer };
}

async function openPart(stage: PlayerStage) {
  const opened = await openCashOut(stage);
  await opened.offer.click();
  await opened.card.getByRole('textbox', { name: 'Percent' }).fill('50');
  await opened.card.getByRole('button', { name: 'Cash out now' }).scrollIntoViewIfNeeded();
  return opened;
}

async function openLimits(stage: PlayerStage) {
  const { card } = await openCashOut(stage);
  await card.getByRole('button', { name: 'Cash out automatically' }).click();
  await card.getByRole('textbox', { name: 'Take a profit of at least' }).fill('200');
  await card.getByRole('textbox', { name: 'Stop at a loss of' }).fill('300');
  const save = card.getByRole('button', { name: 'Save' });
  await save.scrollIntoViewIfNeeded();
  return { card, save };
}

/** Opens the ticket of a price of this market. */
async function openTicket({ page, match }: PlayerStage, market?: string) {
  const { event, runner } = await match();
  const ticket = new URLSearchParams({ market: market ?? event.MarketId, selection: runner.id, side: 'back' });
  await page.goto(`${oddsViewOf(event, SPORT)}&${ticket.toString()}`);
}

export const exchangeStates: readonly PlayerState[] = [
  { name: 'slip', reach: async (stage) => void (await pick(stage)) },
  {
    name: 'slip, shared',
    async reach(stage) {
      const { view } = await pick(stage);
      await view.slip.getByRole('button', { name: 'Share this price' }).click();
      await view.slip.getByText('Link copied').waitFor();
    },
  },
  {
    name: 'slip, free bet',
    async reach(stage) {
      for (const amount of [100, 250]) await stage.operator.freeBet(stage.account.username, amount);
      const { view, price } = await openMatch(stage);
      await price.click();
      await view.slip.getByRole('combobox', { name: 'Pay with' }).selectOption({ index: 1 });
    },
  },
  {
    name: 'ticket, opened',
    async reach(stage) {
      await openTicket(stage);
      await new OddsView(stage.page).slip.waitFor();
    },
  },
  {
    name: 'ticket, closed',
    async reach(stage) {
      await openTicket(stage, '1.1');
      await stage.page.getByText('The market of this link takes no more bets.').waitFor();
    },
  },
  { name: 'one-tap, settings', reach: async (stage) => void (await openOneTap(stage)) },
  {
    name: 'one-tap, on',
    async reach(stage) {
      const { view, begin } = await openOneTap(stage);
      await begin.click();
      await view.oneTap.waitFor();
    },
  },
  {
    name: 'one-tap, placed',
    async reach(stage) {
      const { view, price, begin } = await openOneTap(stage);
      await begin.click();
      await view.oneTap.waitFor();
      await price.click();
      await view.oneTap.getByText(/matched at/).waitFor();
    },
  },
  {
    name: 'keyboard help',
    layouts: ['desktop'],
    async reach(stage) {
      await openMatch(stage);
      await stage.page.getByRole('button', { name: 'Keyboard' }).click();
    },
  },
  { name: 'cash-out, offered', reach: async (stage) => void (await openCashOut(stage)) },
  { name: 'cash-out, part', reach: async (stage) => void (await openPart(stage)) },
  {
    name: 'cash-out, part done',
    async reach(stage) {
      const { card } = await openPart(stage);
      await card.getByRole('button', { name: 'Cash out now' }).click();
      await card.getByText(/matched at/).waitFor();
    },
  },
  { name: 'cash-out, limits', reach: async (stage) => void (await openLimits(stage)) },
  {
    name: 'cash-out, armed',
    async reach(stage) {
      const { card, save } = await openLimits(stage);
      await save.click();
      await card.getByRole('button', { name: 'Turn off' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'cash-out, done',
    async reach(stage) {
      const { card, offer } = await openCashOut(stage);
      await offer.click();
      await card.getByRole('button', { name: 'Cash out now' }).click();
      await card.getByText(/matched at/).waitFor();
      await card.getByRole('button', { name: 'Done' }).click();
      await card.getByText('Every outcome brings the same.', { exact: false }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'open bets',
    async reach(stage) {
      await holdBets(stage);
      const { view } = await openMatch(stage);
      if (stage.layout === 'phone') await stage.page.getByRole('button', { name: /^Bets/ }).click();
      else await view.openBets.scrollIntoViewIfNeeded();
      await stage.page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .waitFor();
    },
  },
];
