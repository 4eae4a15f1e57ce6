import { act, screen, waitFor, within } from '@testing-library/react';
import { getBets, getExposure, placeBet, priceOf, type Bet } from '@site/api/contracts/exchange';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type Stub } from '@site/testing';
import { sampleEvent, sampleBookmaker, sampleBookmakerRunner, sampleMatchOdds, sampleRunner, texts } from '#fixtures';
import { betsAnswer, sampleBet, waitingBet } from '../bets/bets.fixtures';
import { BetSlip } from './bet-slip';
import { scriptedLive } from '../draft/live.fixtures';
import type { PickedPrice } from '../draft/picked-price';
import { preferencesStore } from '../draft/preferences.store';
import { slipStore } from '../draft/slip.store';
import { useSlip } from '../draft/use-slip';
import { bookmakerPick, fancyPick, samplePick } from '../draft/slip.fixtures';

const MONEY = { main: '10000.00', exposure: '0.00', available: '10000.00', markets: [] };
const REF = '11111111-2222-4333-8444-555555555555';
const receipt = (bet: Bet, delay_ms = 0) => ({ bet_id: bet.bet_id, delay_ms, bet: { ...bet, client_ref: REF } });
const byRef = (bet: Bet) => on(getBets, ({ query }) => (query['client_ref'] ? betsAnswer({ ...bet, client_ref: REF }) : betsAnswer()));

interface Opened {
  pick?: PickedPrice;
  live?: ReturnType<typeof scriptedLive>;
  shell?: ShellDoubleOptions;
  api?: Stub[];
  advanceTimers?: (ms: number) => unknown;
}

function open({ pick = samplePick(), live = scriptedLive(), shell, api = [], advanceTimers }: Opened = {}) {
  slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick, price: pick.price, stake: '' } });
  const options = {
    shell: { player: DEMO_PLAYER, layout: 'desktop' as const, hasEvents: true, ...shell },
    texts,
    ...(advanceTimers ? { advanceTimers } : {}),
  };
  return {
    live,
    ...renderRemote(<BetSlip live={live} />, { ...options, api: [on(getExposure, MONEY), on(getBets, betsAnswer()), ...api] }),
  };
}

const stake = () => screen.getByRole('textbox', { name: 'Stake' });
const place = () => screen.getByRole('button', { name: 'Place bet' });
/** The region of the alert is there before its text. */
const expectAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const figure = (label: string) => screen.getByText(label).nextElementSibling;

beforeEach(() => {
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(REF);
});
afterEach(() => {
  jest.restoreAllMocks();
  // Resets the preferences by a change of the player: nothing is kept from one test to the next.
  preferencesStore.change('nobody', {});
});

describe('before it is placed', () => {
  it('shows at once the possible profit and loss of the bet, and the exposure after it', async () => {
    const { user } = open();
    await user.type(stake(), '1000');
    expect(figure('You may win')).toHaveTextContent('৳980.00');
    expect(figure('You may lose')).toHaveTextContent('৳1,000.00');
    await waitFor(() => expect(figure('Exposure after')).toHaveTextContent('৳1,000.00'));
    expect(figure('Available')).toHaveTextContent('৳10,000.00');
    await expectAccessible();
  });

  it('fills the stake by keys, up to the highest stake and back to nothing', async () => {
    const { user } = open();
    await waitFor(() => expect(figure('Available')).toHaveTextContent('৳10,000.00'));
    await user.click(screen.getByRole('button', { name: '+500' }));
    await user.click(screen.getByRole('button', { name: '+1,000' }));
    expect(stake()).toHaveValue('1500');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(stake()).toHaveValue('10000');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(stake()).toHaveValue('');
  });

  it('lets the player choose own keys, and Enter in one of them places no bet', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Change these keys' }));
    const first = await screen.findByRole('textbox', { name: 'Key 1' });
    expect(first).toHaveFocus();
    await user.clear(first);
    await user.type(first, '0{Enter}');
    expect(screen.getByText('A key is a whole amount from ৳1.00 to ৳50,000.00.')).toBeVisible();
    await expectAccessible();
    await user.clear(first);
    await user.type(first, '250{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Key 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change these keys' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '+250' }));
    expect(stake()).toHaveValue('250');
    expect(api.sentTo(placeBet)).toEqual([]);
  });

  it('steps the odds along the ladder', async () => {
    const { user } = open({ pick: samplePick({ price: priceOf(2) }) });
    const odds = screen.getByRole('textbox', { name: 'Odds' });
    await user.click(screen.getByRole('button', { name: 'Higher odds' }));
    expect(odds).toHaveValue('2.02');
    await user.click(screen.getByRole('button', { name: 'Lower odds' }));
    await user.click(screen.getByRole('button', { name: 'Lower odds' }));
    expect(odds).toHaveValue('1.99');
    expect(screen.getByText('Nobody offers these odds now. The bet would wait in the book.')).toBeVisible();
  });

  it('shows the price per 100 and the line of a fancy bet', () => {
    open({ pick: fancyPick() });
    expect(screen.getByText('65 at 100 per 100')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Odds' })).not.toBeInTheDocument();
  });

  it('shows that the price has moved, and lets the player decide', async () => {
    const { user, live } = open();
    await user.type(stake(), '500');
    live.say({ matchOdds: sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', 1.94, 1.95)] }) });
    expect(screen.getByText('Now 1.94. You asked for 1.98.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep 1.98' }));
    expect(screen.queryByText('Now 1.94. You asked for 1.98.')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Odds' })).toHaveValue('1.98');
    live.say({ matchOdds: sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', 1.9, 1.91)] }) });
    await user.click(screen.getByRole('button', { name: 'Take 1.90' }));
    expect(screen.getByRole('textbox', { name: 'Odds' })).toHaveValue('1.90');
    expect(stake()).toHaveValue('500');
  });

  it('does not bet on a worse price of the house before the player accepts it', async () => {
    const { user, live } = open({ pick: bookmakerPick() });
    await user.type(stake(), '500');
    expect(place()).toBeEnabled();
    live.say({ event: sampleEvent({ bookmakers: [sampleBookmaker({ runners: [sampleBookmakerRunner({ backPrice: 90 })] })] }) });
    expect(place()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take 90 per 100' }));
    expect(place()).toBeEnabled();
    expect(figure('You may win')).toHaveTextContent('৳450.00');
  });

  it.each([
    ['stale prices', { status: 'stale' as const }, 'Prices are not current. Betting is closed.'],
    ['a suspended market', { matchOdds: sampleMatchOdds({ status: 'SUSPENDED' }) }, 'This market is suspended. No bets are taken now.'],
  ])('cannot be placed with %s, and shows the reason', async (_, said, words) => {
    const { user, live } = open();
    await user.type(stake(), '500');
    live.say(said);
    expect(place()).toBeDisabled();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('cannot be placed by a player who asked for a pause', async () => {
    const { user } = open({ shell: { restriction: { kind: 'time_out', until: '2026-01-16T06:00:00.000Z' } } });
    await user.type(stake(), '500');
    expect(place()).toBeDisabled();
    expect(screen.getByText('You asked for a pause, so no bets can be placed now.')).toBeVisible();
  });

  it('cannot be placed offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();
    await user.type(stake(), '500');
    expect(place()).toBeDisabled();
  });

  it('belongs to one player: another player finds an empty slip', () => {
    const { shell } = open();
    expect(stake()).toBeVisible();
    act(() => shell.change({ player: { remoteId: 'R2', username: 'karim2026' } }));
    expect(screen.getByText('Press a price to bet on it.')).toBeVisible();
  });

  it('is a sheet on a phone', async () => {
    open({ shell: { layout: 'mobile' } });
    expect(await screen.findByRole('dialog', { name: 'Bet slip' })).toBeVisible();
    await expectAccessible();
  });

  it('speaks Bangla', async () => {
    const { user } = open({ shell: { language: 'bn' } });
    await user.type(await screen.findByRole('textbox', { name: 'বাজির টাকা' }), '500');
    expect(screen.getByText('জিততে পারেন').nextElementSibling).toHaveTextContent('৳490.00');
  });
});

describe('placing', () => {
  it('EXCHANGE-036: places one bet however often it is pressed, under one reference', async () => {
    const bet = sampleBet({ odds: '1.98', matched: { stake: '500.00', odds: '1.98', profit: '490.00', liability: '500.00' } });
    const { user, api, shell } = open({ api: [on(placeBet, receipt(bet)), byRef(bet)] });
    await user.type(stake(), '500');
    await user.dblClick(place());
    expect(await screen.findByText('৳500.00 matched at 1.98')).toBeVisible();
    expect(api.sentTo(placeBet).map(({ body }) => body)).toEqual([
      {
        marketId: '1.40000001',
        eventId: '40000001',
        selection: '1',
        side: 'back',
        odds: '1.98',
        stake: '500',
        fill: 'keep',
        client_ref: REF,
      },
    ]);
    expect(shell.notes.busy.size).toBe(0);
    expect(shell.notes.refreshes).toBeGreaterThan(0);
    expect(screen.getByText('It is settled when the market has a result. You find it under My Bets.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Press a price to bet on it.')).toBeVisible();
  });

  it('shows the platform’s reason for a refusal, and keeps the typed values', async () => {
    const { user } = open({ api: [on(placeBet, refusal('exchange.funds'))] });
    await user.type(stake(), '500');
    await user.click(place());
    await expectAlert('Not enough balance for what this bet may lose.');
    expect(stake()).toHaveValue('500');
    expect(place()).toBeEnabled();
  });

  it('asks for a confirmation where the player wants that', async () => {
    const { user, api, shell } = open({ shell: { confirms: false }, api: [on(placeBet, receipt(sampleBet())), byRef(sampleBet())] });
    await user.type(stake(), '500');
    await user.click(screen.getByText('Let it wait', { selector: 'strong' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ask me before placing' }));
    await user.click(place());
    expect(shell.notes.questions).toEqual(['Back Dhaka Deltas, 1.98, stake ৳500.00']);
    expect(api.sentTo(placeBet)).toEqual([]);
    act(() => shell.change({ confirms: true }));
    await user.click(place());
    expect(await screen.findByText('৳1,000.00 matched at 2.00')).toBeVisible();
  });

  it('keeps the price policy for the next bet, and explains it', async () => {
    const { user, api } = open({ pick: bookmakerPick(), api: [on(placeBet, refusal('exchange.price_changed'))] });
    await user.click(screen.getByText('This price or a better one', { selector: 'strong' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'If the price moves' }), 'Any price');
    expect(screen.getByText('A worse price is taken as well. A worse line never is.')).toBeVisible();
    await user.type(stake(), '500');
    await user.click(place());
    await expectAlert('The price has changed.');
    expect(api.sentTo(placeBet)[0]?.body).toMatchObject({ policy: 'any' });
  });

  it('forgets the preferences at another log-in', async () => {
    const { user, shell } = open({ pick: bookmakerPick() });
    await user.click(screen.getByText('This price or a better one', { selector: 'strong' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'If the price moves' }), 'Any price');
    act(() => shell.change({ player: { ...DEMO_PLAYER, remoteId: 'another' } }));
    act(() => slipStore.write({ owner: 'another', draft: { pick: bookmakerPick(), price: priceOf(92), stake: '' } }));
    expect(screen.getByText('This price or a better one', { selector: 'strong' })).toBeVisible();
    act(() => shell.change({ player: DEMO_PLAYER }));
    act(() => slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick: bookmakerPick(), price: priceOf(92), stake: '' } }));
    expect(screen.getByText('Any price', { selector: 'strong' })).toBeVisible();
  });

  it('links to a deposit when funds are missing, by its own count or by the platform', async () => {
    const { user } = open({ api: [on(placeBet, refusal('exchange.funds'))] });
    await waitFor(() => expect(figure('Available')).toHaveTextContent('৳10,000.00'));
    await user.type(stake(), '10001');
    expect(screen.getByText('Not enough balance for what this bet may lose.')).toBeVisible();
    expect(place()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    await user.clear(stake());
    await user.type(stake(), '10000');
    expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
    await user.click(place());
    await expectAlert('Not enough balance for what this bet may lose.');
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
  });

  it('finds the outcome of a bet whose answer was lost', async () => {
    const { user, api } = open({ api: [on(placeBet, networkFailure()), byRef(sampleBet())] });
    await user.type(stake(), '500');
    await user.click(place());
    expect(await screen.findByText('৳1,000.00 matched at 2.00')).toBeVisible();
    expect(api.sentTo(getBets).some(({ query }) => query['client_ref'] === REF)).toBe(true);
  });

  it('shows that it is checking, then that the outcome is unknown; the same bet sent again keeps its reference', async () => {
    const clock = startFakeClock();
    jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(REF).mockReturnValue('99999999-2222-4333-8444-555555555555');
    const { user, api } = open({ api: [on(placeBet, networkFailure())], advanceTimers: clock.advance });
    await user.type(stake(), '500');
    await user.click(place());
    await clock.advance(100);
    expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await clock.advance(8000);
    expect(screen.getByRole('alert')).toHaveTextContent('the same bet cannot be placed twice');
    await user.click(place());
    await clock.advance(8000);
    expect(api.sentTo(placeBet).map(({ body }) => (body as { client_ref: string }).client_ref)).toEqual([REF, REF]);
    await user.type(stake(), '0');
    await user.click(place());
    await clock.advance(100);
    expect(api.sentTo(placeBet)[2]?.body).toMatchObject({ stake: '5000', client_ref: '99999999-2222-4333-8444-555555555555' });
  });

  it('keeps the typed values while the answer is on its way', async () => {
    const { user, shell } = open({ api: [on(placeBet, never())] });
    await user.type(stake(), '500');
    await user.click(place());
    expect(await screen.findByRole('button', { name: 'Placing...' })).toBeDisabled();
    expect(shell.notes.busy).toContain('/api/exchange/bets');
  });
});

describe('the focus on a desktop', () => {
  function openBesidePrice(bet: Bet = sampleBet()) {
    slipStore.write(null);
    const live = scriptedLive();
    function Page() {
      const { choose } = useSlip();
      return (
        <>
          <button onClick={() => choose(samplePick())}>1.98</button>
          <BetSlip live={live} />
        </>
      );
    }
    const view = renderRemote(<Page />, {
      shell: { player: DEMO_PLAYER, layout: 'desktop', hasEvents: true },
      texts,
      api: [on(getExposure, MONEY), byRef(bet), on(placeBet, receipt(bet))],
    });
    return { ...view, live };
  }
  const price = () => screen.getByRole('button', { name: '1.98' });

  it('is at the stake after a price was picked, at the outcome after it was placed, and at the price in the end', async () => {
    const { user } = openBesidePrice();
    await user.click(price());
    expect(stake()).toHaveFocus();
    await user.keyboard('500{Enter}');
    expect(await screen.findByText('৳1,000.00 matched at 2.00')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(price()).toHaveFocus();
  });

  it('is at the stake after a new price was taken, and at the picked price when the bet is given up', async () => {
    const { user, live } = openBesidePrice();
    await user.click(price());
    act(() => live.say({ matchOdds: sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', 1.94, 1.95)] }) }));
    await user.click(screen.getByRole('button', { name: 'Take 1.94' }));
    expect(stake()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove from the slip' }));
    expect(price()).toHaveFocus();
  });

  it('does not move for a bet that was in the slip before', () => {
    open();
    expect(document.body).toHaveFocus();
  });
});

describe('after it was placed', () => {
  async function placed(bet: Bet, delayMs = 5000, pick = samplePick()) {
    const view = open({ pick, api: [on(placeBet, receipt(bet, delayMs)), byRef(bet)] });
    await view.user.type(stake(), '1000');
    await view.user.click(place());
    return view;
  }
  const due = waitingBet({ state: 'PLACED' });

  it('counts down to the decision, then shows it by the event', async () => {
    const { api, shell } = await placed(due);
    expect(await screen.findByText('Placed, waiting for the decision')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '5');
    expect(screen.getByText(/Decided in [45] s/)).toBeVisible();
    api.change(byRef(sampleBet({ bet_id: due.bet_id })));
    act(() => shell.tell({ name: 'exchange_bet', data: { bet: sampleBet({ bet_id: due.bet_id }) } }));
    expect(await screen.findByText('৳1,000.00 matched at 2.00')).toBeVisible();
  });

  it.each<[string, Bet, string[]]>([
    [
      'is matched in part',
      sampleBet({ state: 'PARTIAL', waiting: { stake: '200.00', profit: '196.00', liability: '200.00' } }),
      ['৳1,000.00 matched at 2.00', '৳200.00 more waits in the book. You can edit or cancel that part.'],
    ],
    ['waits', waitingBet(), ['Waits in the book at 2.00', 'It is matched when somebody takes that price. You can edit or cancel it.']],
    [
      'met a suspension',
      waitingBet({ state: 'REJECTED', reason: 'suspended' }),
      ['Not placed', 'The market was suspended. No money is held for it any more.'],
    ],
  ])('shows that it %s', async (_, bet, words) => {
    await placed(bet);
    for (const text of words) expect(await screen.findByText(text)).toBeVisible();
    await expectAccessible();
  });

  it('offers the new price with the same stake for a bet that was refused because of its price', async () => {
    const refused = waitingBet({ state: 'REJECTED', reason: 'price_changed', market_kind: 'bookmaker', odds: '92', new_odds: '90' });
    const { user } = await placed(refused, 2000, bookmakerPick());
    await user.click(await screen.findByRole('button', { name: 'Take the new price' }));
    expect(within(screen.getByRole('form', { name: 'Bet slip' })).getByText('90 per 100')).toBeVisible();
    expect(stake()).toHaveValue('1000');
  });
});
