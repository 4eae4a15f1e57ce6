import { screen, waitFor } from '@testing-library/react';
import { getBets, getExposure, placeBet } from '@site/api/contracts/exchange';
import { getFreeBets, type FreeBet } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote, type Stub } from '@site/testing';
import { texts } from '#fixtures';
import { betsAnswer, sampleBet } from '../bets/bets.fixtures';
import { scriptedLive } from '../draft/live.fixtures';
import { bookmakerPick, samplePick } from '../draft/slip.fixtures';
import { slipStore } from '../draft/slip.store';
import { BetSlip } from './bet-slip';

const MONEY = { main: '10000.00', exposure: '0.00', available: '10000.00', markets: [] };
const FREE_BET: FreeBet = {
  id: 7,
  amount: '75.00',
  left: '75.00',
  in_bets: '0.00',
  won: '0.00',
  least_odds: '1.50',
  valid_until: '2026-01-22T05:40:00.000Z',
  given_at: '2026-01-15T05:40:00.000Z',
  state: 'open',
};

function open(pick = samplePick(), api: readonly Stub[] = []) {
  slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick, price: pick.price, stake: '' } });
  const known = [on(getExposure, MONEY), on(getBets, betsAnswer()), on(getFreeBets, { free_bets: [FREE_BET] })];
  return renderRemote(<BetSlip live={scriptedLive()} />, {
    shell: { player: DEMO_PLAYER, layout: 'desktop', hasEvents: true },
    texts,
    api: [...known, ...api],
  });
}

const figure = (label: string) => screen.getByText(label).nextElementSibling;

it('pays a back bet with a free bet: all of it, the profit only, nothing to lose, and from its least odds on', async () => {
  const bet = { ...sampleBet(), free_bet: true };
  const { user, api } = open(samplePick(), [on(placeBet, { bet_id: bet.bet_id, delay_ms: 0, bet })]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Pay with' }), 'Free bet ৳75.00, to 22/01/2026');
  expect(screen.queryByRole('textbox', { name: 'Stake' })).not.toBeInTheDocument();
  expect(figure('You may win')).toHaveTextContent('৳73.50');
  expect(figure('You may lose')).toHaveTextContent('৳0.00');
  expect(figure('Exposure after')).toHaveTextContent('৳0.00');
  await expectAccessible();
  const odds = screen.getByRole('textbox', { name: 'Odds' });
  await user.clear(odds);
  await user.type(odds, '1.49{Tab}');
  expect(await screen.findByText('The odds are below the least odds of this free bet.')).toBeVisible();
  await user.clear(odds);
  await user.type(odds, '1.98{Tab}');
  await user.click(screen.getByRole('button', { name: 'Place bet' }));
  await waitFor(() => expect(api.sentTo(placeBet)).toMatchObject([{ body: { stake: '75', free_bet_id: 7 } }]));
});

it('offers no free bet for a lay or at the bookmaker', async () => {
  for (const pick of [samplePick({ side: 'lay' }), bookmakerPick()]) {
    const { unmount } = open(pick);
    await waitFor(() => expect(figure('Available')).toHaveTextContent('৳10,000.00'));
    expect(screen.queryByRole('combobox', { name: 'Pay with' })).not.toBeInTheDocument();
    unmount();
  }
});
