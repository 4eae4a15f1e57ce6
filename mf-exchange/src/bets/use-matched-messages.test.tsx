import { act, screen } from '@testing-library/react';
import type { Bet } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { sampleBet, waitingBet } from './bets.fixtures';
import { useMatchedMessages } from './use-matched-messages';

function Messages() {
  const { messages, dismiss } = useMatchedMessages();
  return messages.map(({ id, text }) => (
    <button key={id} onClick={() => dismiss(id)}>
      {text}
    </button>
  ));
}

function open() {
  const view = renderRemote(<Messages />, { shell: { player: DEMO_PLAYER, hasEvents: true }, texts });
  return { ...view, tell: (bet: Bet) => act(() => view.shell.tell({ name: 'exchange_bet', data: { bet } })) };
}
const said = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const part = (stake: string) => ({ stake, odds: '1.98', profit: '98.00', liability: stake });

it('shows each match of a bet once, the newest first', () => {
  const { tell } = open();
  tell(sampleBet({ state: 'PARTIAL', matched: part('100.00') }));
  tell(sampleBet({ state: 'PARTIAL', matched: part('100.00') }));
  tell(sampleBet({ matched: part('250.00') }));
  expect(said()).toEqual(['Back Dhaka Deltas: ৳250.00 matched at 1.98', 'Back Dhaka Deltas: ৳100.00 matched at 1.98']);
});

it('shows nothing for bets that only wait or were refused', () => {
  const { tell } = open();
  tell(waitingBet());
  tell(waitingBet({ state: 'REJECTED', reason: 'suspended' }));
  expect(said()).toEqual([]);
});

it('does not show a dismissed match again', async () => {
  const { tell, user } = open();
  tell(sampleBet());
  await user.click(screen.getByRole('button'));
  tell(sampleBet());
  expect(said()).toEqual([]);
});
