import { act, screen, within } from '@testing-library/react';
import { getBets, placeBet } from '@site/api/contracts/exchange';
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
  return { live, ...renderRemote(<CashOut live={live} />, { ...options, api: [on(getBets, betsAnswer(...bets)), ...api] }) };
}
const offer = () => screen.findByRole('button', { name: /Cash out, locked in/ });
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the locked result of every outcome before anything is placed, then places it whole or not at all', async () => {
  const lay = waitingBet({ bet_id: '7', state: 'PLACED', side: 'lay', client_ref: '11111111-2222-4333-8444-555555555555' });
  const { user, api } = open({ api: [on(placeBet, { bet_id: '7', delay_ms: 5000, bet: lay })] });
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
  expect(api.sentTo(placeBet)).toHaveLength(1);
  expect(api.sentTo(placeBet)[0]?.body).toMatchObject({
    selection: '1',
    side: 'lay',
    odds: '2.20',
    stake: '1181.82',
    fill: 'all_or_nothing',
  });
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
  expect(screen.queryByRole('button', { name: /Cash out/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Not offered now/)).toBeVisible();
});

it('is not offered to a player who asked for a pause', async () => {
  const { shell } = open();
  await offer();
  act(() => shell.change({ restriction: { kind: 'time_out', until: '2026-01-16T06:00:00.000Z' } }));
  expect(screen.getByText(/Not offered now/)).toBeVisible();
});

it('says why the platform refused it', async () => {
  const { user } = open({ api: [on(placeBet, refusal('exchange.suspended'))] });
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
