import { screen, waitFor } from '@testing-library/react';
import { getBets, getExposure, placeBet } from '@site/api/contracts/exchange';
import { getFreeBets } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote } from '@site/testing';
import { sampleMatchOdds, texts } from '#fixtures';
import { betsAnswer, sampleBet } from '../bets/bets.fixtures';
import { scriptedLive } from '../draft/live.fixtures';
import { preferencesStore } from '../draft/preferences.store';
import { samplePick } from '../draft/slip.fixtures';
import { slipStore } from '../draft/slip.store';
import { BetSlip } from './bet-slip';

const MONEY = { main: '10000.00', exposure: '0.00', available: '10000.00', markets: [] };
const REST_LAPSED = sampleBet({
  fill: 'all_or_nothing',
  min_fill: '400.00',
  reason: 'not_filled',
  matched: { stake: '500.00', odds: '1.98', profit: '490.00', liability: '500.00' },
});

afterEach(() => preferencesStore.change('nobody', {}));

function open({ inplay }: { inplay: boolean }) {
  const pick = samplePick();
  slipStore.write({ owner: DEMO_PLAYER.remoteId, draft: { pick, price: pick.price, stake: '1000' } });
  return renderRemote(<BetSlip live={scriptedLive({ matchOdds: sampleMatchOdds({ inplay }) })} />, {
    shell: { player: DEMO_PLAYER, layout: 'desktop', hasEvents: true },
    texts,
    api: [
      on(getExposure, MONEY),
      on(getBets, betsAnswer()),
      on(getFreeBets, { free_bets: [] }),
      on(placeBet, { bet_id: '1', delay_ms: 0, bet: REST_LAPSED }),
    ],
  });
}

const place = () => screen.getByRole('button', { name: 'Place bet' });

it('keeps the rest over the start of the match when the player says so before it', async () => {
  const { user, api } = open({ inplay: false });
  await user.click(screen.getByText('Let it wait', { selector: 'strong' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'When the match begins' }), 'Keep it waiting');
  expect(screen.getByText('Let it wait, also in play', { selector: 'strong' })).toBeVisible();
  await expectAccessible();
  await user.click(place());
  await waitFor(() => expect(api.sentTo(placeBet)).toMatchObject([{ body: { fill: 'keep', at_start: 'keep' } }]));
});

it('asks nothing about the start once the match has begun', async () => {
  const { user } = open({ inplay: true });
  await user.click(screen.getByText('Let it wait', { selector: 'strong' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What the book does not take' }), 'All or nothing');
  expect(await screen.findByRole('textbox', { name: 'Or at least this much' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What the book does not take' }), 'Let it wait');
  expect(screen.queryByRole('combobox', { name: 'When the match begins' })).not.toBeInTheDocument();
});

it('takes a least part up to the stake, and says afterwards how much of the stake was not matched', async () => {
  const { user, api } = open({ inplay: false });
  await user.click(screen.getByText('Let it wait', { selector: 'strong' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What the book does not take' }), 'All or nothing');
  const least = await screen.findByRole('textbox', { name: 'Or at least this much' });
  await user.type(least, '1001');
  expect(screen.getByText('The least part is at most the stake.')).toBeVisible();
  expect(place()).toBeDisabled();
  await user.clear(least);
  await user.type(least, '400');
  expect(screen.getByText('At least ৳400.00 at once', { selector: 'strong' })).toBeVisible();
  await expectAccessible();
  await user.click(place());
  expect(await screen.findByText(/^৳500.00 was not matched. The book did not hold the whole stake/)).toBeVisible();
  expect(api.sentTo(placeBet)).toMatchObject([{ body: { stake: '1000', fill: 'all_or_nothing', min_fill: '400' } }]);
});
