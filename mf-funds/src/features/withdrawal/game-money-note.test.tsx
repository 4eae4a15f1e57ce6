import { screen } from '@testing-library/react';
import { getWallet, recallWallets } from '@site/api/contracts/wallet';
import { on } from '@site/testing';
import { openWithdrawal, submitButton } from '#testing/open-withdrawal';

const WALLET = { main: '5000.00', bonus: '0.00', held: '0.00', games: [], recall_on_close: false, entries: [] };
const IN_GAMES = {
  ...WALLET,
  games: [
    { platform: 'RATARGUL_SLOTS', balance: '250.25', is_waiting: false },
    { platform: 'RICKSHAW_RIOT', balance: '49.80', is_waiting: false },
  ],
};
const NOTE = '৳300.05 of yours is in game wallets. Only money in the main wallet can be withdrawn.';

it('N-53: the note shows the amount in game wallets, and recalls it', async () => {
  const { user, api, shell } = openWithdrawal({
    api: [on(getWallet, IN_GAMES, WALLET), on(recallWallets, { recalled: '300.05', balance: '5300.05', waiting: [] })],
  });
  expect(await screen.findByText(NOTE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recall All' }));
  expect(await screen.findByText('৳300.05 came back to your main wallet.')).toBeVisible();
  expect(api.sentTo(recallWallets).map(({ body }) => body)).toEqual([{}]);
  expect(shell.notes.refreshes).toBe(1);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

it('names the games that have not answered yet', async () => {
  const { user } = openWithdrawal({
    api: [on(getWallet, IN_GAMES), on(recallWallets, { recalled: '250.25', balance: '5250.25', waiting: ['RICKSHAW_RIOT'] })],
  });
  await screen.findByText(NOTE);
  await user.click(screen.getByRole('button', { name: 'Recall All' }));
  expect(await screen.findByText(/Not answered yet: Rickshaw Riot\. We keep asking/)).toBeVisible();
});

it('is empty where all money is in the main wallet', async () => {
  openWithdrawal();
  await submitButton();
  expect(screen.queryByText(/game wallets/)).not.toBeInTheDocument();
});
