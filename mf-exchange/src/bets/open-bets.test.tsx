import { act, screen, waitFor, within } from '@testing-library/react';
import { cancelBet, editBet, getBets, type Bet } from '@site/api/contracts/exchange';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type Stub } from '@site/testing';
import { EVENT_ID, texts } from '#fixtures';
import { betsAnswer, sampleBet, waitingBet } from './bets.fixtures';
import { BetsPanel } from './bets-panel';
import { OpenBets } from './open-bets';

interface Opened {
  bets?: Bet[];
  api?: Stub[];
  shell?: ShellDoubleOptions;
  eventId?: string;
}

function open({ bets = [], api = [], shell, eventId }: Opened = {}) {
  return renderRemote(<OpenBets eventId={eventId} />, {
    shell: { player: DEMO_PLAYER, hasEvents: true, ...shell },
    texts,
    api: [on(getBets, betsAnswer(...bets)), ...api],
  });
}
const group = (name: RegExp) => screen.findByRole('region', { name });
const cancelled = (bet: Bet): Bet => ({
  ...bet,
  state: 'CANCELLED',
  reason: 'cancelled',
  waiting: { stake: '0.00', profit: '0.00', liability: '0.00' },
});

it('groups bets by state, with their possible profit and liability', async () => {
  open({ bets: [sampleBet(), waitingBet(), waitingBet({ bet_id: '3', state: 'PLACED', selection_name: 'Sylhet Tea Lions' })] });
  expect(within(await group(/Being decided/)).getByText('Sylhet Tea Lions')).toBeVisible();
  expect(within(await group(/Waiting/)).getByText('Asked').nextElementSibling).toHaveTextContent('2.00');
  const matched = within(await group(/Matched/));
  expect(matched.getByText('Average odds').nextElementSibling).toHaveTextContent('2.00');
  expect(matched.getByText('You may win').nextElementSibling).toHaveTextContent('৳1,000.00');
  expect(matched.getByText('You may lose').nextElementSibling).toHaveTextContent('৳1,000.00');
});

it('shows a bet that is matched in part in both groups, each with its part', async () => {
  const part = sampleBet({ state: 'PARTIAL', waiting: { stake: '200.00', profit: '200.00', liability: '200.00' } });
  open({ bets: [part] });
  expect(within(await group(/Waiting/)).getByText('Stake').nextElementSibling).toHaveTextContent('৳200.00');
  expect(within(await group(/Matched/)).getByText('Stake').nextElementSibling).toHaveTextContent('৳1,000.00');
  await expectAccessible();
});

it('says what the start of the match does to a waiting bet, and why a part of a matched one was not matched', async () => {
  const lapsed = sampleBet({ reason: 'in_play', stake: '1600.00' });
  open({ bets: [lapsed, waitingBet({ at_start: 'lapse' }), waitingBet({ bet_id: '3', at_start: 'keep' }), waitingBet({ bet_id: '4' })] });
  const waiting = within(await group(/Waiting/)).getAllByRole('listitem');
  expect(waiting[0]).toHaveTextContent('Given back when the match begins');
  expect(waiting[1]).toHaveTextContent('Kept over the start of the match');
  expect(waiting[2]).not.toHaveTextContent('the match');
  expect(within(await group(/Matched/)).getByRole('listitem')).toHaveTextContent(
    '৳600.00 was not matched. The match began, so what waited was given back.',
  );
  await expectAccessible();
});

it('shows those of one event only beside its markets, and names the event in the list of all', async () => {
  const elsewhere = sampleBet({ bet_id: '9', event_id: '40000009', event_name: 'Khulna Mangroves v Rangpur Northmen' });
  const { unmount } = open({ bets: [sampleBet(), elsewhere], eventId: EVENT_ID });
  expect(within(await group(/Matched/)).getAllByRole('listitem')).toHaveLength(1);
  unmount();
  renderRemote(<BetsPanel />, { shell: { player: DEMO_PLAYER }, texts, api: [on(getBets, betsAnswer(sampleBet(), elsewhere))] });
  expect(within(await group(/Matched/)).getByText('Match Odds · Khulna Mangroves v Rangpur Northmen')).toBeVisible();
});

it('reads every page of the list', async () => {
  const page = (bet: Bet) => ({ bets: [bet], total: 2, last_page: 2 });
  open({ api: [on(getBets, ({ query }) => page(sampleBet({ bet_id: String(query['page'] ?? 1) })))] });
  expect(within(await group(/Matched/)).getAllByRole('listitem')).toHaveLength(2);
});

it('cancels a waiting bet at once and shows the result', async () => {
  const bet = waitingBet();
  const { user, api } = open({ api: [on(getBets, betsAnswer(bet), betsAnswer()), on(cancelBet, { bet: cancelled(bet) })] });
  await user.click(await screen.findByRole('button', { name: 'Cancel Back Dhaka Deltas' }));
  expect(await screen.findByText(/Cancelled\. You took it back\./)).toBeVisible();
  expect(api.sentTo(cancelBet)[0]?.path).toBe('/api/exchange/bets/2');
  await waitFor(() => expect(screen.queryByRole('region', { name: /Waiting/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Close: Back Dhaka Deltas' }));
  expect(screen.queryByText(/You took it back/)).not.toBeInTheDocument();
});

it.each([
  ['refused', refusal('exchange.nothing_waits'), 'Nothing of this bet waits any more.'],
  ['not reached', networkFailure(), 'The exchange could not be reached. The bet stays as it is.'],
])('shows why a bet was not cancelled: %s', async (_, reply, words) => {
  const { user } = open({ bets: [waitingBet()], api: [on(cancelBet, reply)] });
  await user.click(await screen.findByRole('button', { name: 'Cancel Back Dhaka Deltas' }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

it('is cancelled once, however often it is pressed', async () => {
  const { user, api } = open({ bets: [waitingBet()], api: [on(cancelBet, never())] });
  await user.dblClick(await screen.findByRole('button', { name: 'Cancel Back Dhaka Deltas' }));
  expect(api.sentTo(cancelBet)).toHaveLength(1);
});

it('sends an edit once, too', async () => {
  const { user, api } = open({ bets: [waitingBet()], api: [on(editBet, never())] });
  await user.click(await screen.findByRole('button', { name: 'Edit Back Dhaka Deltas' }));
  await user.click(screen.getByRole('button', { name: 'Higher odds' }));
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(api.sentTo(editBet)).toHaveLength(1);
});

it('cancels all waiting bets by one press', async () => {
  const bets = [waitingBet(), waitingBet({ bet_id: '3' })];
  const { user, api } = open({ bets, api: [on(cancelBet, refusal('exchange.nothing_waits'), { bet: cancelled(waitingBet()) })] });
  await user.click(await screen.findByRole('button', { name: 'Cancel all waiting' }));
  expect(await screen.findByText('Nothing of this bet waits any more.')).toBeVisible();
  expect(api.sentTo(cancelBet).map(({ path }) => path)).toEqual(['/api/exchange/bets/2', '/api/exchange/bets/3']);
});

it('edits price and stake of a waiting bet in place', async () => {
  const { user, api } = open({
    bets: [waitingBet()],
    api: [on(editBet, refusal('exchange.funds'), { bet: waitingBet({ odds: '2.02' }) })],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Back Dhaka Deltas' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Higher odds' }));
  await user.clear(screen.getByRole('textbox', { name: 'Stake' }));
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '1500');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not enough balance for what this bet may lose.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('1500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(api.sentTo(editBet)[1]?.body).toEqual({ odds: '2.02', stake: '1500' });
});

it('refuses odds that are no step of the ladder', async () => {
  const { user } = open({ bets: [waitingBet()] });
  await user.click(await screen.findByRole('button', { name: 'Edit Back Dhaka Deltas' }));
  const odds = screen.getByRole('textbox', { name: 'Odds' });
  await user.clear(odds);
  await user.type(odds, '2.03');
  expect(odds).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('follows events, and shows why a bet ended that was never matched', async () => {
  const { shell, api } = open({ bets: [waitingBet()] });
  await group(/Waiting/);
  api.change(on(getBets, betsAnswer()));
  act(() => shell.tell({ name: 'exchange_bet', data: { bet: waitingBet({ state: 'LAPSED', reason: 'suspended' }) } }));
  expect(await screen.findByText(/Ended unmatched\. The market was suspended\./)).toBeVisible();
  expect(await screen.findByText('No open bets')).toBeVisible();
});

it('polls without events: each second while a bet awaits its decision, else every five', async () => {
  const clock = startFakeClock();
  const { api } = open({ bets: [waitingBet({ state: 'PLACED' })], shell: { hasEvents: false } });
  await clock.advance(3100);
  expect(api.sentTo(getBets)).toHaveLength(4);
  api.change(on(getBets, betsAnswer(sampleBet())));
  await clock.advance(1000);
  expect(api.sentTo(getBets)).toHaveLength(5);
  await clock.advance(4700);
  expect(api.sentTo(getBets)).toHaveLength(5);
  await clock.advance(500);
  expect(api.sentTo(getBets)).toHaveLength(6);
});

it('shows that there are no bets, or that they could not be read', async () => {
  const { unmount } = open();
  expect(await screen.findByText('No open bets')).toBeVisible();
  unmount();
  open({ api: [on(getBets, refusal('platform.invalid'))] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
