import { screen, waitFor, within } from '@testing-library/react';
import {
  changeExchangeMarket,
  listExchangeEvents,
  listExchangeMarkets,
  listMarketHolds,
  previewExchangeMarket,
  readExchangeMarket,
} from '@site/platform-operator/calls';
import { expectAccessible, networkFailure, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { onCall, renderConsole, TRADER } from '#testing';
import { details, event, holds, market, preview } from './fixtures';

const DESK = [
  onCall(listExchangeEvents, [event('41'), event('42', { sport: 'tennis', name: 'Rahim v Karim', is_over: true, open_bets: 0 })]),
  onCall(listExchangeMarkets, [market(), market({ market_id: '41.BM1', name: 'Bookmaker', held: 'SUSPENDED', state: 'SUSPENDED' })]),
];
const HELD = onCall(listMarketHolds, holds);
const open = (path = '/exchange', ...api: Stub[]) => renderConsole({ session: TRADER, path, api: [...DESK, ...api, HELD] });
const rows = () => screen.getAllByRole('row').slice(1);
const dialog = () => screen.findByRole('dialog');
const marketAt = (over: Parameters<typeof details>[0] = {}) => onCall(readExchangeMarket, details(over));

/** Opens the dialog to settle, and fills in everything but the result. */
async function beginSettling(over: Parameters<typeof details>[0], ...api: Stub[]) {
  const view = open('/exchange/41?market=1.41', marketAt(over), ...api);
  await view.user.click(await screen.findByRole('button', { name: over?.settlement ? 'Settle again' : 'Settle' }));
  await view.user.type(within(await dialog()).getByLabelText('Reason'), 'Wrong result of the feed');
  await view.user.type(within(await dialog()).getByLabelText('Type 1.41 to confirm'), '1.41');
  return view;
}

it('lists events with what players have in them, and opens the markets of one', async () => {
  const { user } = open();
  expect(await screen.findByRole('grid', { name: 'Exchange desk' })).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Dhaka Deltas v Khulna KitesIn play231৳1,500.00৳900.00');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Tennis' }));
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Rahim v Karim')]);
  await user.click(screen.getByRole('button', { name: 'With open bets' }));
  expect(screen.getByText('Nothing fits the filter.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tennis' }));
  await user.click(screen.getByText('Dhaka Deltas v Khulna Kites'));
  expect(await screen.findByText('Suspended, held')).toBeVisible();
});

it('shows the prices, the bets and the settlements of a market', async () => {
  open('/exchange/41?market=1.41', marketAt());
  const panel = within(await screen.findByRole('complementary', { name: 'The open market' }));
  expect(await panel.findByRole('table', { name: 'Last prices of the house' })).toHaveTextContent('Dhaka Deltas1.982.00');
  expect(panel.getByRole('table', { name: 'Matched so far' })).toHaveTextContent('11:52:001,50011:40:001,000');
  expect(panel.getByRole('table', { name: 'Newest bets' })).toHaveTextContent('rahim2026Back Dhaka Deltas @ 2.00');
  expect(panel.getByRole('table', { name: 'Settlements' })).toHaveTextContent('1-৳1,000.00');
  await expectAccessible();
});

it('tells who held a market and who gave it back, and asks again when its state has changed', async () => {
  const { user, api } = open('/exchange/41?market=1.41', marketAt(), onCall(changeExchangeMarket, [market()]));
  const table = await screen.findByRole('table', { name: 'Held and given back' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['TimeWhoState', '15/01/2026 11:58:00karimAs the feed says', '15/01/2026 11:50:00nadiaSuspendedRain']);
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await user.type(within(await dialog()).getByLabelText('Reason'), 'Rain again');
  await user.click(within(await dialog()).getByRole('button', { name: 'Set the state' }));
  await waitFor(() => expect(api.sentTo(endpointOf(listMarketHolds))).toHaveLength(2));
});

it.each([
  ['nobody has held it', onCall(listMarketHolds, []), 'Nobody has held this market.'],
  ['its history does not come', onCall(listMarketHolds, networkFailure()), 'The history of holds could not be loaded'],
])('says at a market that %s', async (_what, answer, words) => {
  renderConsole({ session: TRADER, path: '/exchange/41?market=1.41', api: [...DESK, marketAt(), answer] });
  expect(await screen.findByText(words)).toBeVisible();
});

it('settles only after the preview was seen, with its version, the reason and the typed number', async () => {
  const { user, api } = await beginSettling({}, onCall(previewExchangeMarket, preview()), onCall(changeExchangeMarket, [market()]));
  const submit = within(await dialog()).getByRole('button', { name: 'Settle the market' });
  expect(submit).toBeDisabled();
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'Dhaka Deltas' }));
  const shown = await screen.findByRole('region', { name: 'What the settlement does' });
  expect(shown).toHaveTextContent('2, with 3 bets');
  expect(shown).toHaveTextContent('Below zero afterwards: 1');
  expect(within(shown).getByRole('table', { name: 'Wallets below zero' })).toHaveTextContent('karim2026');
  await expectAccessible();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(changeExchangeMarket)).map(({ body }) => body)).toEqual([
    { settle: 'a', version: preview().version, reason: 'Wrong result of the feed' },
  ]);
});

it('asks to look again when a bet was matched after the preview', async () => {
  const { user, api } = await beginSettling(
    { result: 'Khulna Kites', settlement: 1, is_paid: true },
    onCall(previewExchangeMarket, preview()),
    onCall(
      changeExchangeMarket,
      refusal('exchange.price_changed', { message: 'Bets or the market have changed. Look at the preview again.' }),
    ),
  );
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'Dhaka Deltas' }));
  await screen.findByRole('region', { name: 'What the settlement does' });
  await user.click(within(await dialog()).getByRole('button', { name: 'Settle the market' }));
  expect(await screen.findByText('Bets or the market have changed. Look at the preview again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look at the preview again' }));
  await waitFor(() => expect(api.sentTo(endpointOf(previewExchangeMarket))).toHaveLength(2));
});

it('holds a market in a state, with a reason', async () => {
  const { user, api } = open('/exchange/41?market=1.41', marketAt(), onCall(changeExchangeMarket, [market()]));
  await user.click(await screen.findByRole('button', { name: 'Hold' }));
  await user.type(within(await dialog()).getByLabelText('Reason'), 'Rain');
  await user.click(within(await dialog()).getByRole('button', { name: 'Set the state' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(changeExchangeMarket)).map(({ body }) => body)).toEqual([{ state: 'SUSPENDED', reason: 'Rain' }]);
});

it('says when the exchange cannot be loaded, in Bangla too', async () => {
  renderConsole({ session: TRADER, path: '/exchange', language: 'bn', api: [onCall(listExchangeEvents, networkFailure())] });
  expect(await screen.findByText('এক্সচেঞ্জ লোড করা যায়নি')).toBeVisible();
});
