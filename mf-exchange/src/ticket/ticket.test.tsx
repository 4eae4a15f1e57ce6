import { screen, waitFor } from '@testing-library/react';
import { getMatchOdds } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, startFakeClock, type FakeClock, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, MARKET_ID, sampleMatchOdds, sampleRunner } from '#fixtures';
import { openOddsView, ODDS_VIEW_PATH, picked } from '#testing/open-odds-view';
import { slipStore } from '#draft';
import { samplePick } from '../draft/slip.fixtures';
import { ticketLink } from './share-ticket';

let clock: FakeClock;
beforeEach(() => {
  clock = startFakeClock();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const shell = { player: DEMO_PLAYER, layout: 'desktop' as const };
const openLink = (ticket: string, options: RemoteTestOptions = {}) =>
  openOddsView(clock, { shell, path: `${ODDS_VIEW_PATH}&${ticket}`, ...options });

it.each([
  ['a runner', `market=${MARKET_ID}&selection=2&side=lay`, { selectionName: 'Sylhet Tea Lions', side: 'lay', price: 204 }],
  ['a bookmaker', `market=${EVENT_ID}.BM1&selection=1&side=back`, { selectionName: 'Dhaka Deltas', side: 'back', price: 9200 }],
  ['a line', `market=${EVENT_ID}.F-6OV1&selection=yes&side=yes`, { marketName: '6 over runs Dhaka Deltas', run: 65, price: 10_000 }],
])('fills the slip with the price of now and without a stake: %s', async (_, ticket, pick) => {
  slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick: samplePick(), price: samplePick().price, stake: '5000' } });
  await openLink(`${ticket}&stake=50000`);
  await waitFor(() => expect(picked()).toMatchObject(pick));
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('');
});

it.each([
  ['a market that is not there', 'market=1.999&selection=1&side=back', 'The market of this link takes no more bets.'],
  ['a selection that is not there', `market=${MARKET_ID}&selection=9&side=back`, 'The market of this link takes no more bets.'],
])('says that it takes no bets: %s', async (_, ticket, words) => {
  const { user } = await openLink(ticket);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Press a price to bet on it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('says that nobody offers the side now', async () => {
  const runner = { ...sampleRunner('1', 'Dhaka Deltas', 1.98, 1.99), availableToLay: [] };
  await openLink(`market=${MARKET_ID}&selection=1&side=lay`, { api: [on(getMatchOdds, [sampleMatchOdds({ runners: [runner] })])] });
  expect(await screen.findByText('This side is not offered now.')).toBeVisible();
});

it.each([
  ['two selections', `market=${MARKET_ID}&selection=1&selection=2&side=back`],
  ['an unknown side', `market=${MARKET_ID}&selection=1&side=both`],
  ['markup', `market=${MARKET_ID}&selection=${encodeURIComponent('<img src=x>')}&side=back`],
  ['a part that is missing', `market=${MARKET_ID}&side=back`],
])('does nothing with a link that holds %s', async (_, ticket) => {
  await openLink(ticket);
  await clock.advance(2000);
  expect(screen.getByText('Press a price to bet on it.')).toBeVisible();
  expect(screen.queryByText(/of this link/)).not.toBeInTheDocument();
});

it('shares event, market, selection and side, and nothing of the sender', async () => {
  const link = new URL(ticketLink(samplePick(), MARKET_ID));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    marketId: MARKET_ID,
    eventId: EVENT_ID,
    selectedSport: 'cricket',
    market: MARKET_ID,
    selection: '1',
    side: 'back',
  });
});

it('passes the link to the device, or copies it and says so', async () => {
  const { user } = await openLink(`market=${MARKET_ID}&selection=1&side=back`);
  await user.click(await screen.findByRole('button', { name: 'Share this price' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ticketLink(samplePick(), MARKET_ID));
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share this price' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: 'Dhaka Deltas v Sylhet Tea Lions', url: ticketLink(samplePick(), MARKET_ID) }),
  );
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});
