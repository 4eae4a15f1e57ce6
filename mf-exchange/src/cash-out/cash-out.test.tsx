import { act, screen, within } from '@testing-library/react';
import { armAutoCashOut, cancelAutoCashOut, cashOut, getAutoCashOuts, getBets, type AutoCashOut } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type Stub } from '@site/testing';
import { sampleBookmaker, sampleBookmakerRunner, sampleEvent, sampleMatchOdds, sampleRunner, texts } from '#fixtures';
import { betsAnswer, sampleBet, waitingBet } from '../bets/bets.fixtures';
import { CashOut } from './cash-out';
import { scriptedLive } from '../draft/live.fixtures';

// M6: a back of 1,000 at 2.60.
const bet = sampleBet({ odds: '2.60', matched: { stake: '1000.00', odds: '2.60', profit: '1600.00', liability: '1000.00' } });
const prices = (lay: number) =>
  sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', lay - 0.02, lay), sampleRunner('2', 'Sylhet Tea Lions', 1.5, 1.6)] });

function open({ bets = [bet], live = scriptedLive({ matchOdds: prices(2.2) }), api = [] as Stub[] } = {}) {
  const options = { shell: { player: DEMO_PLAYER, hasEvents: true }, texts };
  const answers = [on(getBets, betsAnswer(...bets)), on(getAutoCashOuts, { orders: [] }), ...api];
  return { live, ...renderRemote(<CashOut live={live} />, { ...options, api: answers }) };
}
const offer = () => screen.findByRole('button', { name: /Cash out, locked in/ });
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the locked result of every outcome before anything is placed, then places it whole or not at all', async () => {
  const lay = waitingBet({ bet_id: '7', state: 'PLACED', side: 'lay', client_ref: '11111111-2222-4333-8444-555555555555' });
  const { user, api } = open({ api: [on(cashOut, { bet_id: '7', delay_ms: 5000, bet: lay })] });
  expect(await offer()).toHaveTextContent('+৳181.82');
  expect(row('Dhaka Deltas')).toEqual(['+৳1,600.00']);
  await user.click(await offer());
  expect(row('Dhaka Deltas')).toEqual(['+৳1,600.00', '+৳181.82']);
  expect(row('Sylhet Tea Lions')).toEqual(['-৳1,000.00', '+৳181.82']);
  expect(screen.getByText('Lay Dhaka Deltas, 2.20, stake ৳1,181.82')).toBeVisible();
  expect(screen.getByText(/Decided 5 s after you confirm/)).toBeVisible();
  await expectAccessible();
  api.change(on(getBets, ({ query }) => betsAnswer(...(query['client_ref'] ? [lay] : [bet, lay]))));
  await user.dblClick(screen.getByRole('button', { name: 'Cash out now' }));
  expect(await screen.findByText('Placed, waiting for the decision')).toBeVisible();
  expect(api.sentTo(cashOut)).toHaveLength(1);
  expect(api.sentTo(cashOut)[0]?.body).toMatchObject({ selection: '1', side: 'lay', odds: '2.20', share: 100 });
});

it('G1: cashes out the part that is typed or chosen with the slider, and shows what may still be won or lost', async () => {
  const { user, api } = open({ api: [on(cashOut, refusal('exchange.price_changed'))] });
  await user.click(await offer());
  const typed = screen.getByRole('textbox', { name: 'Percent' });
  await user.clear(typed);
  expect(screen.getByText('Enter 1 to 100.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cash out now' })).toBeDisabled();
  await user.type(typed, '50');
  expect(screen.getByRole('slider', { name: 'Part to cash out' })).toHaveValue('50');
  expect(row('Dhaka Deltas')).toEqual(['+৳1,600.00', '+৳890.91']);
  expect(row('Sylhet Tea Lions')).toEqual(['-৳1,000.00', '-৳409.09']);
  expect(screen.getByText('Lay Dhaka Deltas, 2.20, stake ৳590.91')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Cash out now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed.');
  expect(api.sentTo(cashOut)[0]?.body).toMatchObject({ share: 50 });
});

it('offers the largest part where the book does not hold the size of the whole', async () => {
  const shallow = sampleRunner('1', 'Dhaka Deltas', 2.18, 2.2);
  const other = { ...sampleRunner('2', 'Sylhet Tea Lions', 1.5, 1.6), availableToBack: [] };
  const runners = [{ ...shallow, availableToLay: [{ price: 2.2, size: 600 }] }, other];
  const { user } = open({ live: scriptedLive({ matchOdds: sampleMatchOdds({ runners }) }) });
  await user.click(await screen.findByRole('button', { name: /Cash out 50 %, lowest result/ }));
  expect(screen.getByRole('textbox', { name: 'Percent' })).toHaveValue('50');
  expect(screen.getByRole('button', { name: 'Cash out now' })).toBeEnabled();
});

const order = (change: Partial<AutoCashOut> = {}): AutoCashOut => ({
  event_id: bet.event_id,
  market_id: bet.market_id,
  target: '500.00',
  stop: null,
  state: 'armed',
  reason: null,
  problem: null,
  bet_id: null,
  result: null,
  active_at: '2026-01-15T06:00:05.000Z',
  ended_at: null,
  ...change,
});

it('arms an automatic cash-out, shows it like an order, and turns it off', async () => {
  const armed = { order: order({ stop: '300.00' }) };
  const { user, api } = open({ api: [on(armAutoCashOut, armed), on(cancelAutoCashOut, { order: order({ state: 'cancelled' }) })] });
  await user.click(await screen.findByRole('button', { name: 'Cash out automatically' }));
  await user.type(screen.getByRole('textbox', { name: 'Take a profit of at least' }), '150');
  expect(screen.getByText(/brings this already/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(screen.getByRole('textbox', { name: 'Take a profit of at least' }));
  await user.type(screen.getByRole('textbox', { name: 'Take a profit of at least' }), '500');
  await user.type(screen.getByRole('textbox', { name: 'Stop at a loss of' }), '300');
  await expectAccessible();
  api.change(on(getAutoCashOuts, { orders: [armed.order] }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const shown = await screen.findByRole('group', { name: 'Automatic cash-out' });
  expect(shown).toHaveTextContent('৳500.00');
  expect(shown).toHaveTextContent('৳300.00');
  expect(api.sentTo(armAutoCashOut)[0]?.body).toEqual({ marketId: bet.market_id, target: '500', stop: '300' });
  await expectAccessible();
  api.change(on(getAutoCashOuts, { orders: [order({ state: 'cancelled', reason: 'cancelled' })] }));
  await user.click(within(shown).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Cash out automatically' })).toBeVisible();
});

it('keeps the form and says why an automatic cash-out was refused', async () => {
  const { user } = open({ api: [on(armAutoCashOut, refusal('exchange.closed'))] });
  await user.click(await screen.findByRole('button', { name: 'Cash out automatically' }));
  await user.type(screen.getByRole('textbox', { name: 'Stop at a loss of' }), '300');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const form = screen.getByRole('form', { name: 'Automatic cash-out' });
  expect(await within(form).findByText('This market is closed.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Stop at a loss of' })).toHaveValue('300');
});

it.each<[string, Partial<AutoCashOut>, RegExp]>([
  ['reached, but not filled', { problem: 'not_filled' }, /the market does not take this size now. It stays on/],
  ['executed', { state: 'done', reason: 'target', result: '181.82' }, /Your target was reached .* \+৳181.82/],
  ['ended with the market', { state: 'ended', reason: 'closed' }, /ended with the market/],
])('says that an automatic cash-out is %s', async (_name, change, words) => {
  open({ api: [on(getAutoCashOuts, { orders: [order(change)] })] });
  await screen.findByRole('button', { name: /Turn off|Cash out automatically/ });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(words));
});

it('says that the automatic cash-out could not be loaded, and asks again', async () => {
  const { user, api } = open({ api: [on(getAutoCashOuts, refusal('platform.not_found'))] });
  expect(await screen.findByText('The automatic cash-out could not be loaded.')).toBeVisible();
  api.change(on(getAutoCashOuts, { orders: [order()] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Automatic cash-out' })).toBeVisible();
});

it('follows the price, and waits while there is none', async () => {
  const { user, live } = open();
  await user.click(await offer());
  live.say({ matchOdds: prices(2) });
  expect(screen.getByText('Lay Dhaka Deltas, 2.00, stake ৳1,300.00')).toBeVisible();
  live.say({ matchOdds: { ...prices(2), status: 'SUSPENDED' } });
  expect(screen.getByRole('button', { name: 'Cash out now' })).toBeDisabled();
  expect(screen.getByText('The price is gone. Wait for the next one, or go back.')).toBeVisible();
});

it.each([
  ['prices are stale', { status: 'stale' as const }],
  ['the market is suspended', { matchOdds: sampleMatchOdds({ status: 'SUSPENDED' }) }],
])('is not offered while %s', async (_, said) => {
  const { live } = open();
  await offer();
  live.say(said);
  expect(screen.queryByRole('button', { name: /Cash out, locked in/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Not offered now/)).toBeVisible();
});

it('is not offered to a player who asked for a pause', async () => {
  const { shell } = open();
  await offer();
  act(() => shell.change({ restriction: { kind: 'time_out', until: '2026-01-16T06:00:00.000Z' } }));
  expect(screen.getByText(/Not offered now/)).toBeVisible();
});

it('says why the platform refused it', async () => {
  const { user } = open({ api: [on(cashOut, refusal('exchange.suspended'))] });
  await user.click(await offer());
  await user.click(screen.getByRole('button', { name: 'Cash out now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This market is suspended. No bets are taken now.');
});

it('levels a bookmaker at its price per 100', async () => {
  const event = sampleEvent({
    bookmakers: [
      sampleBookmaker({
        runners: [
          sampleBookmakerRunner({ layPrice: 80 }),
          sampleBookmakerRunner({ selectionId: '2', runner: 'Sylhet Tea Lions', backPrice: 0, layPrice: 0 }),
        ],
      }),
    ],
  });
  const matched = { stake: '1000.00', odds: '92', profit: '920.00', liability: '1000.00' };
  const { user } = open({
    live: scriptedLive({ event }),
    bets: [sampleBet({ market_id: '40000001.BM1', market_kind: 'bookmaker', market_name: 'Bookmaker', odds: '92', matched })],
  });
  await user.click(await offer());
  expect(screen.getByText('Lay Dhaka Deltas, 80 per 100, stake ৳1,066.67')).toBeVisible();
});

it('says when there is nothing left to level', async () => {
  const lay = sampleBet({ bet_id: '2', side: 'lay', matched: { stake: '1181.82', odds: '2.20', profit: '1181.82', liability: '1418.18' } });
  open({ bets: [bet, lay] });
  expect(await screen.findByText(/Every outcome brings the same/)).toBeVisible();
});

it('is not there without a matched bet', async () => {
  const { container, api } = open({ bets: [waitingBet()] });
  await act(async () => void (await Promise.resolve(api.requests)));
  expect(container).toBeEmptyDOMElement();
});
