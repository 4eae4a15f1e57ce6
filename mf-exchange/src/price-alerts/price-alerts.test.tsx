import { act, screen, waitFor, within } from '@testing-library/react';
import { deletePriceAlert, getBets, getExposure, getPriceAlerts, setPriceAlert, type PriceAlert } from '@site/api/contracts/exchange';
import { getFreeBets } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type Stub } from '@site/testing';
import { EVENT_ID, MARKET_ID, texts } from '#fixtures';
import { betsAnswer } from '../bets/bets.fixtures';
import { scriptedLive } from '../draft/live.fixtures';
import { bookmakerPick, samplePick } from '../draft/slip.fixtures';
import { slipStore } from '../draft/slip.store';
import { BetSlip } from '../slip/bet-slip';

const MONEY = { main: '10000.00', exposure: '0.00', available: '10000.00', markets: [] };
const sampleAlert = (change: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 7,
  event_id: EVENT_ID,
  event_name: 'Dhaka Deltas v Sylhet Tea Lions',
  market_id: MARKET_ID,
  selection: '1',
  selection_name: 'Dhaka Deltas',
  odds: '2.10',
  side: 'at_least',
  ...change,
});

function open(pick = samplePick(), api: readonly Stub[] = [], { hasEvents = true } = {}) {
  slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick, price: pick.price, stake: '' } });
  const known = [on(getExposure, MONEY), on(getBets, betsAnswer()), on(getFreeBets, { free_bets: [] })];
  return renderRemote(<BetSlip live={scriptedLive()} />, {
    shell: { player: DEMO_PLAYER, layout: 'desktop', hasEvents },
    texts,
    api: [...known, ...api],
  });
}
const openPanel = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Tell me at a price' }));
  return within(await screen.findByRole('form', { name: 'Tell me at a price' }));
};
const list = () => within(screen.getByRole('region', { name: 'Price alerts' }));

afterEach(() => jest.useRealTimers());

it('sets an alert from the next better price on, and shows it', async () => {
  const view = open(samplePick(), [on(getPriceAlerts, { alerts: [] }), on(setPriceAlert, { alerts: [sampleAlert()] })]);
  const form = await openPanel(view);
  expect(await screen.findByText('No price alerts wait.')).toBeVisible();
  const odds = form.getByRole('textbox', { name: 'Odds' });
  expect(odds).toHaveValue('1.99');
  await view.user.clear(odds);
  await view.user.type(odds, '2.10{Enter}');
  expect(await list().findByText('2.10 or higher', { exact: false })).toBeVisible();
  expect(await form.findByText('Saved.')).toBeVisible();
  expect(view.api.sentTo(setPriceAlert)).toMatchObject([{ body: { marketId: MARKET_ID, selection: '1', odds: '2.10', side: 'at_least' } }]);
  await expectAccessible();
});

it('begins with a lower price for a lay, takes no odds between two steps, and says why the platform refuses', async () => {
  const lay = samplePick({ side: 'lay' });
  const view = open(lay, [on(getPriceAlerts, { alerts: [] }), on(setPriceAlert, refusal('exchange.closed'))]);
  const form = await openPanel(view);
  const odds = form.getByRole('textbox', { name: 'Odds' });
  expect([odds, form.getByRole('combobox')].map((field) => (field as HTMLInputElement).value)).toEqual(['1.97', 'at_most']);
  await view.user.clear(odds);
  await view.user.type(odds, '2.01');
  expect(form.getByRole('button', { name: 'Set the alert' })).toBeDisabled();
  await view.user.clear(odds);
  await view.user.type(odds, '1.90');
  await view.user.selectOptions(form.getByRole('combobox'), 'or higher');
  await view.user.click(form.getByRole('button', { name: 'Set the alert' }));
  expect(await form.findByText('This market is closed.')).toBeVisible();
});

it('deletes an alert, and reads the list again when a message has come', async () => {
  const other = sampleAlert({ id: 8, selection_name: 'Sylhet Tea Lions', odds: '3.00', side: 'at_most' });
  let left = [sampleAlert(), other];
  const view = open(samplePick(), [on(getPriceAlerts, () => ({ alerts: left })), on(deletePriceAlert, { alerts: [other] })]);
  await openPanel(view);
  await view.user.click(await screen.findByRole('button', { name: 'Delete the alert: Dhaka Deltas, 2.10 or higher' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(view.api.sentTo(deletePriceAlert)).toHaveLength(1);
  left = [];
  act(() => view.shell.tell({ name: 'inbox', data: { unread: 1 } }));
  expect(await screen.findByText('No price alerts wait.')).toBeVisible();
});

it('asks again by itself where no events arrive', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let left = [sampleAlert()];
  const view = open(samplePick(), [on(getPriceAlerts, () => ({ alerts: left }))], { hasEvents: false });
  await openPanel(view);
  expect(await screen.findByRole('listitem')).toBeVisible();
  left = [];
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('No price alerts wait.')).toBeVisible();
});

it('offers a retry when the alerts cannot be read, and no alert on a price of the house', async () => {
  const view = open(samplePick(), [on(getPriceAlerts, refusal('platform.not_found'))]);
  await openPanel(view);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  view.unmount();
  open(bookmakerPick());
  expect(screen.queryByRole('button', { name: 'Tell me at a price' })).not.toBeInTheDocument();
});
