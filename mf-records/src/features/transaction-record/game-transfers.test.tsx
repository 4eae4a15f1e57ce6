import { screen, within } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { listGameTransfers, TRANSFER_REASONS, TRANSFER_STATES, type GameTransfer } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { TransactionRecordPage } from './transaction-record.page';

const transfer = (patch: Partial<GameTransfer> = {}): GameTransfer => ({
  id: 't1',
  platform: 'RATARGUL_SLOTS',
  platform_name: 'Ratargul Slots',
  direction: 'in',
  reason: 'launch',
  amount: '120.50',
  state: 'confirmed',
  created_at: '2026-01-15T06:00:00.000Z',
  ...patch,
});

const open = (data: GameTransfer[], language: 'en' | 'bn' = 'en') =>
  renderRemote(<TransactionRecordPage />, {
    path: '/transaction-record',
    texts,
    language,
    shell: { player: DEMO_PLAYER },
    api: [on(getTransactions, []), on(listGameTransfers, { data, total: data.length, last_page: 1 })],
  });

it('N-53: shows source and target, amount, time, reason and state of a transfer', async () => {
  const { user } = open([
    transfer({ id: 't2', direction: 'out', reason: 'recall', amount: null, state: 'asked' }),
    transfer({ platform_name: 'Rickshaw Riot' }),
  ]);
  await user.click(await screen.findByText('Game wallet transfers'));
  const [last, first] = within(screen.getByRole('list', { name: 'Game wallet transfers' })).getAllByRole('listitem');
  expect(last).toHaveTextContent(/Back from Ratargul Slots.*Recall.*Not confirmed yet/);
  expect(first).toHaveTextContent(/To Rickshaw Riot.*At the start of a game · 15\/01\/2026 12:00:00.*৳120\.50.*Done/);
  await expectAccessible();
});

it.each(['en', 'bn'] as const)('has a text for every reason and state in %s', async (language) => {
  open(
    TRANSFER_REASONS.flatMap((reason) => TRANSFER_STATES.map((state) => transfer({ id: `${reason}${state}`, reason, state }))),
    language,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(15);
  expect(document.body).not.toHaveTextContent('gameTransfers');
});

it('is absent for a player who never moved money to a game', async () => {
  open([]);
  await screen.findByText(/No Data/i);
  expect(screen.queryByText('Game wallet transfers')).not.toBeInTheDocument();
});
