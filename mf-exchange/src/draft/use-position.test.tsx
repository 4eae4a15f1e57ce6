import { screen, waitFor } from '@testing-library/react';
import { getBets, priceOf, type Bet } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote } from '@site/testing';
import { EVENT_ID, MARKET_ID, texts } from '#fixtures';
import { betsAnswer, sampleBet, waitingBet } from '../bets/bets.fixtures';
import { fancyPick, samplePick } from './slip.fixtures';
import { slipStore } from './slip.store';
import { useLinePosition, usePosition } from './use-position';
import type { PickedPrice } from './picked-price';

const LINE = `${EVENT_ID}.F-6OV1`;

function Positions() {
  const { now, whatIf } = usePosition(MARKET_ID, ['1', '2']);
  const line = useLinePosition(LINE);
  const range = (of: typeof line.now) => of && `${of.worst} to ${of.best}`;
  const spread = (of: ReadonlyMap<string, bigint> | null) => of && [...of.values()].join(' and ');
  return (
    <ul>
      <li>now {spread(now) ?? 'nothing'}</li>
      <li>with the slip {spread(whatIf) ?? 'nothing'}</li>
      <li>line now {range(line.now) ?? 'nothing'}</li>
      <li>line with the slip {range(line.whatIf) ?? 'nothing'}</li>
    </ul>
  );
}

const show = (bets: Bet[], pick: PickedPrice | null = null) => {
  slipStore.write(pick && { owner: DEMO_PLAYER.remoteId, draft: { pick, price: pick.price, stake: '1000' } });
  return renderRemote(<Positions />, { shell: { player: DEMO_PLAYER, hasEvents: true }, texts, api: [on(getBets, betsAnswer(...bets))] });
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const no64 = sampleBet({ market_id: LINE, market_kind: 'fancy', side: 'no', run: '64' });

it('is nothing without bets and without a pick', async () => {
  const { api } = show([]);
  await waitFor(() => expect(api.sentTo(getBets)).toHaveLength(1));
  expect(lines()).toEqual(['now nothing', 'with the slip nothing', 'line now nothing', 'line with the slip nothing']);
});

it('M2: is the result of the matched bets, without and with the slip', async () => {
  show([sampleBet(), waitingBet()], samplePick({ side: 'lay', price: priceOf(1.8) }));
  await screen.findByText('now 100000 and -100000');
  expect(screen.getByText('with the slip 20000 and 0')).toBeVisible();
});

it('F1b: is the worst and the best over all results of a line', async () => {
  show([no64], fancyPick());
  await screen.findByText('line now -100000 to 100000');
  expect(screen.getByText('line with the slip -200000 to 0')).toBeVisible();
});

it('counts the slip in its own market only', async () => {
  show([sampleBet(), no64], samplePick());
  await screen.findByText('line now -100000 to 100000');
  expect(screen.getByText('line with the slip nothing')).toBeVisible();
});
