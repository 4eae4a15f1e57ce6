import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  cancelBet,
  getBets,
  getMatchOdds,
  getPriceHistory,
  placeBet,
  type MatchOdds,
  type PriceHistory,
} from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { ALL_TRIES_MS, expectAccessible, networkFailure, on, startFakeClock, type FakeClock, type Stub } from '@site/testing';
import { betsAnswer, MARKET_ID, sampleMatchOdds, sampleRunner } from '#fixtures';
import { oneTapStore } from '#one-tap';
import { frameStubs } from '#testing';
import { openOddsView, picked } from '#testing/open-odds-view';
import { waitingBet } from '../bets/bets.fixtures';

const HISTORY: PriceHistory = {
  marketId: MARKET_ID,
  since: '2026-01-15T05:58:00.000Z',
  minutes: [0, 1, 2],
  matched: [1_200_000, 1_250_000, 1_284_000],
  runners: [
    { selectionId: '1', SelectionName: 'Dhaka Deltas', back: [1.9, 1.95, 1.98], lay: [1.92, null, 1.99] },
    { selectionId: '2', SelectionName: 'Sylhet Tea Lions', back: [2.1, 2.06, 2.02], lay: [2.14, 2.08, 2.04] },
  ],
};
const LADDER = 'Ladder of Dhaka Deltas';

let clock: FakeClock;
beforeEach(() => {
  clock = startFakeClock();
});
afterEach(() => act(oneTapStore.end));

interface Opened {
  api?: Stub[];
  shell?: ShellDoubleOptions;
}

/** Opens the ladder and the chart of the first runner. */
async function openPanel({ api = [], shell }: Opened = {}) {
  const view = await openOddsView(clock, {
    api: [on(getPriceHistory, HISTORY), ...api],
    shell: { player: DEMO_PLAYER, layout: 'desktop', ...shell },
  });
  await view.user.click(screen.getByRole('button', { name: 'Ladder & chart' }));
  await screen.findByRole('region', { name: LADDER });
  await clock.advance(1);
  return view;
}
const ladder = () => within(screen.getByRole('table', { name: LADDER }));
const cell = (name: RegExp | string) => ladder().getByRole('button', { name });
const shownPrices = () =>
  ladder()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const runners = (back: number, lay: number, change: Partial<MatchOdds['runners'][number]> = {}) => [
  { ...sampleRunner('1', 'Dhaka Deltas', back, lay), ...change },
  sampleRunner('2', 'Sylhet Tea Lions', 2.02, 2.04),
];
const odds = (version: number, change: Partial<MatchOdds>) => on(getMatchOdds, [sampleMatchOdds({ version, ...change })]);

describe('ladder', () => {
  it('shows the money at each price, and marks the last match', async () => {
    await openPanel({ api: [odds(1, { runners: runners(1.98, 1.99, { lastTraded: 1.97 }) })] });
    expect(shownPrices()).toHaveLength(15);
    expect(shownPrices()).toContain('1.97 last matched');
    expect(cell('Back Dhaka Deltas 1.98, 12,400 available')).toHaveTextContent('12,400');
    expect(cell('Lay Dhaka Deltas 1.99, 9,100 available')).toBeEnabled();
    expect(cell('Back Dhaka Deltas 2.04')).toHaveTextContent('');
    clock.end();
    await expectAccessible();
  });

  it('fills the slip at a price that nobody offers, which is no price that moved', async () => {
    const { user, api } = await openPanel();
    await user.click(cell('Back Dhaka Deltas 2.04'));
    expect(picked()).toMatchObject({ side: 'back', selectionName: 'Dhaka Deltas', price: 198 });
    expect(screen.getByRole('textbox', { name: 'Odds' })).toHaveValue('2.04');
    expect(screen.getByText('Nobody offers these odds now.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take 1.98/ })).not.toBeInTheDocument();
    expect(cell('Back Dhaka Deltas 2.04')).toHaveAttribute('aria-pressed', 'true');
    expect(api.sentTo(placeBet)).toEqual([]);
  });

  it('follows the market in rows that stay, until the player goes back to it', async () => {
    const { user, api } = await openPanel();
    const before = shownPrices();
    api.change(odds(2, { runners: runners(1.5, 1.51) }));
    await clock.advance(300);
    expect(shownPrices()).toEqual(before);
    expect(screen.getByText('The market has left these prices.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the market' }));
    expect(cell('Back Dhaka Deltas 1.50, 12,400 available')).toBeVisible();
    expect(screen.queryByText('The market has left these prices.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Higher prices' }));
    expect(shownPrices()[7]).toBe('1.57');
  });

  it('offers to cancel an own stake at its price', async () => {
    const bets = on(getBets, betsAnswer(waitingBet({ odds: '2.04' })));
    const { user, api, shell } = await openPanel({ api: [bets, on(cancelBet, { bet: waitingBet() })] });
    const own = await ladder().findByRole('button', { name: 'Cancel: Back Dhaka Deltas at 2.04, ৳1,000.00 waits' });
    expect(own).toHaveTextContent('1,000');
    await user.click(own);
    await clock.advance(1);
    expect(shell.notes.questions).toEqual(['Back Dhaka Deltas at 2.04, ৳1,000.00 waits']);
    expect(api.sentTo(cancelBet)).toHaveLength(1);
  });

  it('has one cell in the tab order, moves by arrows, and takes the focused price by B and L', async () => {
    const { user } = await openPanel();
    const reached = ladder()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(reached).toEqual([cell(/^Back Dhaka Deltas 1.98/)]);
    act(() => cell(/^Back Dhaka Deltas 1.98/).focus());
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(cell(/^Lay Dhaka Deltas 1.99/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}b');
    expect(screen.getByRole('textbox', { name: 'Odds' })).toHaveValue('1.97');
    expect(picked()).toMatchObject({ side: 'back' });
    act(() => cell(/^Back Dhaka Deltas 1.97/).focus());
    await user.keyboard('l');
    expect(picked()).toMatchObject({ side: 'lay', price: 199 });
  });

  it('takes no press while the market is suspended', async () => {
    const { api } = await openPanel();
    api.change(odds(2, { status: 'SUSPENDED' }));
    await clock.advance(300);
    expect(cell(/^Back Dhaka Deltas 1.98/)).toBeDisabled();
  });

  it('is a sheet on a phone; a press there places at once while one-tap bets are on, and the sheet says so', async () => {
    const bet = waitingBet({ odds: '2.04', client_ref: '11111111-2222-4333-8444-555555555555' });
    const place = on(placeBet, { bet_id: bet.bet_id, delay_ms: 0, bet });
    const { user, api } = await openPanel({ api: [place], shell: { layout: 'mobile' } });
    const sheet = within(screen.getByRole('dialog', { name: 'Ladder & chart' }));
    act(() => oneTapStore.begin({ owner: DEMO_PLAYER.remoteId, stake: paisa(50_000n), askAbove: paisa(100_000n) }));
    expect(await sheet.findByText('On: a price that you press is placed at once.')).toBeVisible();
    await clock.advance(50);
    await user.click(sheet.getByRole('button', { name: 'Back Dhaka Deltas 2.04' }));
    await clock.advance(50);
    expect(api.sentTo(placeBet).map(({ body }) => body)).toMatchObject([{ side: 'back', odds: '2.04', stake: '500', fill: 'keep' }]);
    expect(await sheet.findByRole('button', { name: 'Cancel Back Dhaka Deltas' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await clock.advance(500);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('price chart', () => {
  const slider = () => screen.getByRole('slider', { name: 'Move to read the prices of a moment' });

  it('reads the prices of a moment by a slider, and lists all of them as a table', async () => {
    const { user } = await openPanel();
    await screen.findByRole('region', { name: 'Price chart of Dhaka Deltas' });
    expect(slider()).toHaveAttribute('aria-valuetext', '12:00: Back 1.98, Lay 1.99, Matched 1,284,000');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '11:59: Back 1.95, Lay –, Matched 1,250,000');
    await user.click(screen.getByText('These prices as a table'));
    const table = within(await screen.findByRole('table', { name: 'These prices as a table' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TimeBackLayMatched',
      '12:001.981.991,284,000',
      '11:591.95–1,250,000',
      '11:581.901.921,200,000',
    ]);
  });

  it('shows the runner that the player chooses', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Sylhet Tea Lions' }));
    expect(await screen.findByRole('region', { name: 'Price chart of Sylhet Tea Lions' })).toHaveTextContent('Back 2.02');
    expect(screen.getByRole('table', { name: 'Ladder of Sylhet Tea Lions' })).toBeVisible();
  });

  it('says that nothing is recorded yet, and lets the player try again after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, api } = await openPanel({ api: [...frameStubs(), on(getPriceHistory, networkFailure())] });
    await clock.advance(ALL_TRIES_MS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    const none = { ...HISTORY, minutes: [], matched: [], runners: HISTORY.runners.map((one) => ({ ...one, back: [], lay: [] })) };
    api.change(on(getPriceHistory, none));
    await user.click(again);
    expect(await screen.findByText('No prices are recorded yet. In play there is one each minute.')).toBeVisible();
    logged.mockRestore();
  });
});
