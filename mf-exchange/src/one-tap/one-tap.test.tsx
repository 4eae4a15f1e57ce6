import { act, screen } from '@testing-library/react';
import { cancelBet, getBets, placeBet, type Bet } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, refusal, startFakeClock, type FakeClock, type Stub } from '@site/testing';
import { betsAnswer, sampleBet } from '#fixtures';
import { openOddsView } from '#testing/open-odds-view';
import { waitingBet } from '../bets/bets.fixtures';
import { oneTapStore, ONE_TAP_IDLE_MS } from './one-tap.store';

const REF = '11111111-2222-4333-8444-555555555555';
const PRICE = 'Back Dhaka Deltas 1.98, 12,400 available';
const receipt = (bet: Bet) => ({ bet_id: bet.bet_id, delay_ms: 0, bet: { ...bet, client_ref: REF } });
const byRef = (bet: Bet) => on(getBets, ({ query }) => (query['client_ref'] ? betsAnswer({ ...bet, client_ref: REF }) : betsAnswer()));

let clock: FakeClock;
beforeEach(() => {
  clock = startFakeClock();
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(REF);
});
afterEach(() => {
  act(oneTapStore.end);
  jest.restoreAllMocks();
});

interface Opened {
  api?: Stub[];
  shell?: ShellDoubleOptions;
  stake?: string;
  askAbove?: string;
}

/** Switches one-tap bets on in the preferences of the slip. */
async function switchOn({ api = [], shell, stake = '500', askAbove = '1000' }: Opened = {}) {
  const view = await openOddsView(clock, { api, shell: { player: DEMO_PLAYER, layout: 'desktop', ...shell } });
  await view.user.click(screen.getByRole('button', { name: PRICE }));
  await view.user.click(screen.getByText('Let it wait', { selector: 'strong' }));
  await view.user.click(screen.getByRole('button', { name: 'One-tap bets' }));
  const typed = await screen.findByRole('textbox', { name: 'Stake of each bet' });
  await view.user.type(typed, stake);
  const limit = screen.getByRole('textbox', { name: 'Ask me above' });
  await view.user.clear(limit);
  await view.user.type(limit, `${askAbove}{Enter}`);
  return view;
}
const price = () => screen.getByRole('button', { name: PRICE });
const bar = () => screen.findByRole('region', { name: 'One-tap bets' });

/** As if the last bet were so much older; the prices of that time need not be asked for. */
async function letIdle(ms: number) {
  const on = oneTapStore.store.get(oneTapStore.atom);
  if (!on || on === 'expired') throw new Error('One-tap bets are off');
  act(() => oneTapStore.change({ lastBetAtMs: on.lastBetAtMs - ms }));
  await clock.advance(1);
}

it('is off at first: a price goes into the slip', async () => {
  const { user, api } = await openOddsView(clock, { shell: { player: DEMO_PLAYER, layout: 'desktop' } });
  expect(screen.queryByRole('region', { name: 'One-tap bets' })).not.toBeInTheDocument();
  await user.click(price());
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeVisible();
  expect(api.sentTo(placeBet)).toEqual([]);
});

it('places the bet at the pressed price and the chosen stake at once, and says so', async () => {
  const { user, api } = await switchOn({ api: [on(placeBet, receipt(sampleBet())), byRef(sampleBet())] });
  expect(await bar()).toHaveTextContent('On: a price that you press is placed at once.');
  expect(api.sentTo(placeBet)).toEqual([]);
  await user.click(price());
  expect(await screen.findByText(/Dhaka Deltas/, { selector: '[role=status] strong' })).toBeVisible();
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
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await user.click(price());
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeVisible();
  expect(api.sentTo(placeBet)).toHaveLength(1);
});

it('places one bet for a double press, and one more for a later press', async () => {
  const { user, api } = await switchOn({ api: [on(placeBet, receipt(sampleBet())), byRef(sampleBet())] });
  await bar();
  await user.dblClick(price());
  await clock.advance(50);
  await user.click(price());
  expect(api.sentTo(placeBet)).toHaveLength(1);
  await clock.advance(1000);
  await user.click(price());
  await clock.advance(50);
  expect(api.sentTo(placeBet)).toHaveLength(2);
});

it('asks before a bet above the limit, also for the liability of a lay', async () => {
  const { user, api, shell } = await switchOn({ shell: { confirms: false }, stake: '1001', askAbove: '1000' });
  await bar();
  await user.click(price());
  expect(shell.notes.questions).toEqual(['Back Dhaka Deltas, 1.98, stake ৳1,001.00']);
  expect(api.sentTo(placeBet)).toEqual([]);
  act(() => oneTapStore.change({ stake: paisa(99_000n) }));
  await clock.advance(1000);
  await user.click(screen.getByRole('button', { name: /^Lay Sylhet Tea Lions 2.04/ }));
  expect(shell.notes.questions).toHaveLength(2);
  expect(api.sentTo(placeBet)).toEqual([]);
});

it('cancels what waits, and shows the platform’s reason for a refusal', async () => {
  const { user, api } = await switchOn({ api: [on(placeBet, receipt(waitingBet())), byRef(waitingBet())] });
  await bar();
  await user.click(price());
  api.change(on(cancelBet, { bet: waitingBet() }));
  await user.click(await screen.findByRole('button', { name: /^Cancel Back/ }));
  await clock.advance(50);
  expect(api.sentTo(cancelBet)).toHaveLength(1);
  api.change(on(placeBet, refusal('exchange.price_changed')));
  await clock.advance(1000);
  await user.click(price());
  await clock.advance(50);
  expect(await bar()).toHaveTextContent('The price has changed.');
});

it('keeps the reference of a bet whose outcome is unknown, so that a second press is the same bet', async () => {
  jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(REF).mockReturnValue('99999999-2222-4333-8444-555555555555');
  const { user, api } = await switchOn({ api: [on(placeBet, networkFailure())] });
  await bar();
  await user.click(price());
  await clock.advance(9000);
  expect(await bar()).toHaveTextContent('the same bet cannot be placed twice');
  await user.click(price());
  await clock.advance(9000);
  expect(api.sentTo(placeBet).map(({ body }) => (body as { client_ref: string }).client_ref)).toEqual([REF, REF]);
});

it('ends 30 minutes after the last bet, and says so', async () => {
  const { user } = await switchOn();
  await bar();
  await letIdle(ONE_TAP_IDLE_MS - 10_000);
  expect(await bar()).toBeVisible();
  await letIdle(10_000);
  expect(screen.getByText('One-tap bets are off: you placed no bet for 30 minutes.')).toBeVisible();
  await user.click(price());
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeVisible();
});

it.each([
  ['a log-out', { player: null }],
  ['another player', { player: { remoteId: 'R2', username: 'karim2026' } }],
  ['a break', { restriction: { kind: 'time_out' as const, until: '2026-01-16T06:00:00.000Z' } }],
])('ends with %s', async (_, change) => {
  const { shell } = await switchOn();
  await bar();
  act(() => shell.change(change));
  expect(screen.queryByRole('region', { name: 'One-tap bets' })).not.toBeInTheDocument();
  act(() => shell.change({ player: DEMO_PLAYER, restriction: null }));
  expect(screen.queryByRole('region', { name: 'One-tap bets' })).not.toBeInTheDocument();
});

it('is accessible while it is on', async () => {
  await switchOn();
  await bar();
  clock.end();
  await expectAccessible();
});

it('refuses a stake beyond the limits, and nothing is placed', async () => {
  const { api } = await switchOn({ stake: '99' });
  expect(screen.getByText('Enter a stake from ৳100.00 to ৳50,000.00, and an amount up to ৳50,000.00.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'One-tap bets' })).not.toBeInTheDocument();
  expect(api.sentTo(placeBet)).toEqual([]);
});
