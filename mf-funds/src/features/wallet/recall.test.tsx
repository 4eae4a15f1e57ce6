import { screen, waitFor } from '@testing-library/react';
import { findOutcome, getWallet, recallWallets, setRecallOnClose } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { WalletPanel } from './wallet-panel';
import { sampleWallet } from './wallet.fixtures';

const RECALLED = { balance: '2595.50', recalled: '250.00', waiting: [] };
const AFTER = sampleWallet({ main: '2595.50', games: [{ platform: 'SHAPLA_REELS', balance: '0.00', is_waiting: false }] });

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<WalletPanel openTab={() => {}} />, {
    path: '/account',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getWallet, sampleWallet(), AFTER), on(recallWallets, RECALLED)],
    ...options,
  });

const button = (name: string) => screen.findByRole('button', { name });

it('FUNDS-025, N-38, N-53: Recall All recalls all money and shows the amount', async () => {
  const { user, api, shell } = open();
  await user.click(await button('Recall All'));
  expect(await screen.findByText('৳250.00 came back to your main wallet.')).toBeVisible();
  expect(api.sentTo(recallWallets).map(({ body }) => body)).toEqual([{}]);
  expect(await screen.findByText('৳2,595.50')).toBeVisible();
  expect(shell.notes.refreshes).toBe(1);
  expect(await button('Recall All')).toBeDisabled();
});

it('N-53: a button recalls the money of one game', async () => {
  const { user, api } = open();
  await user.click(await button('Recall Shapla Reels'));
  expect(await screen.findByText('৳250.00 came back to your main wallet.')).toBeVisible();
  const [sent] = api.sentTo(recallWallets);
  expect(sent?.body).toEqual({ platform: 'SHAPLA_REELS' });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
});

it('disables the buttons where there is nothing to recall', async () => {
  open();
  expect(await button('Recall Padmaplay')).toBeDisabled();
  expect(await button('Recall Shapla Reels')).toBeEnabled();
});

it.each([
  ['no game keeps money', [{ platform: 'PADMAPLAY', balance: '0.00', is_waiting: false }]],
  ['there are no such games', []],
])('shows why Recall All cannot be pressed when %s', async (_, games) => {
  open({ api: [on(getWallet, sampleWallet({ games }))] });
  expect(await button('Recall All')).toBeDisabled();
  expect(screen.getByText('There is nothing to recall: all of your money is in the main wallet.')).toBeVisible();
});

it('runs one recall at a time', async () => {
  const { user, api } = open({ api: [on(getWallet, sampleWallet()), on(recallWallets, never())] });
  await user.click(await button('Recall Shapla Reels'));
  expect(await button('Recalling...')).toBeDisabled();
  expect(await button('Recall All')).toBeDisabled();
  expect(api.sentTo(recallWallets)).toHaveLength(1);
});

it('shows why the platform refused', async () => {
  const { user } = open({ api: [on(getWallet, sampleWallet()), on(recallWallets, refusal('platform.too_many'))] });
  await user.click(await button('Recall All'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.'));
  expect(screen.queryByText(/came back/)).not.toBeInTheDocument();
  expect(await button('Recall All')).toBeEnabled();
});

it('finds the outcome of a recall whose answer was lost', async () => {
  const clock = startFakeClock();
  const { user } = open({
    advanceTimers: clock.advance,
    api: [
      on(getWallet, sampleWallet(), AFTER),
      on(recallWallets, networkFailure()),
      on(findOutcome, { state: 'none' }, { state: 'done', answer: RECALLED }),
    ],
  });
  await clock.advance(0);
  await user.click(screen.getByRole('button', { name: 'Recall All' }));
  expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
  await clock.advance(1500);
  expect(screen.getByText('৳250.00 came back to your main wallet.')).toBeVisible();
});

it('shows that the outcome is unknown, and sends the same key when it is tried again', async () => {
  const clock = startFakeClock();
  const { user, api } = open({
    advanceTimers: clock.advance,
    api: [on(getWallet, sampleWallet()), on(recallWallets, networkFailure()), on(findOutcome, networkFailure())],
  });
  await clock.advance(0);
  await user.click(screen.getByRole('button', { name: 'Recall All' }));
  await clock.advance(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not find out yet whether the money came back.');
  await user.click(screen.getByRole('button', { name: 'Recall All' }));
  const keys = api.sentTo(recallWallets).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('names the games that have not answered yet, in the list and after a recall', async () => {
  const waiting = sampleWallet({ games: [{ platform: 'SHAPLA_REELS', balance: '250.00', is_waiting: true }] });
  const { user } = open({ api: [on(getWallet, waiting), on(recallWallets, { ...RECALLED, recalled: '0.00', waiting: ['SHAPLA_REELS'] })] });
  expect(await screen.findByText('A transfer is not confirmed yet: we keep asking the game.')).toBeVisible();
  await user.click(await button('Recall All'));
  expect(await screen.findByText(/Not answered yet: Shapla Reels\. We keep asking/)).toBeVisible();
});

it('stores the choice to recall money when a game closes', async () => {
  const { user, api } = open({
    api: [on(getWallet, sampleWallet(), sampleWallet({ recall_on_close: true })), on(setRecallOnClose, { recall_on_close: true })],
  });
  const choice = await screen.findByRole('checkbox', { name: /Bring the money back/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(api.sentTo(setRecallOnClose).map(({ body }) => body)).toEqual([{ recall_on_close: true }]);
  await waitFor(() => expect(choice).toBeChecked());
});
