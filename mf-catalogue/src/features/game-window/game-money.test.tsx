import { screen, waitFor } from '@testing-library/react';
import { getGameSession } from '@site/api/contracts/catalogue';
import { getWallet, recallWallets, setRecallOnClose, transferToGame } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { GameWindowPage } from './game-window.page';

const GAME = { platform: 'RATARGUL_SLOTS', gameType: 'SLOT', gameCode: 'RS1001', name: 'Swamp Spin' };
const STATE = {
  url: 'https://games.example/play?token=1',
  session: 'S1',
  returnTo: '/games?type=SLOT',
  name: 'Swamp Spin',
  game: GAME,
  wallet: 'transfer',
};
const SESSION = {
  started_at: '2026-01-15T05:00:00.000Z',
  now: '2026-01-15T05:12:34.000Z',
  game: { code: 'RS1001', name: 'Swamp Spin', platform: 'RATARGUL_SLOTS' },
  rounds: 0,
  turnover: '0.00',
  net: '0.00',
};
const WALLET = {
  main: '1234.50',
  bonus: '0.00',
  held: '0.00',
  games: [{ platform: 'RATARGUL_SLOTS', balance: '75.25', is_waiting: false }],
  recall_on_close: false,
  entries: [],
};
const MOVED = { transferred: '1234.50', balance: '0.00', game_balance: '1309.75', is_waiting: false };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<GameWindowPage />, {
    path: '/gamerun',
    state: STATE,
    shell: { player: DEMO_PLAYER, balance: '1234.50' },
    texts,
    ...options,
    api: [
      on(getGameSession, SESSION),
      on(getWallet, WALLET),
      on(transferToGame, MOVED),
      on(recallWallets, { recalled: '75.25', balance: '1309.75', waiting: [] }),
      on(setRecallOnClose, { recall_on_close: true }),
      ...api,
    ],
  });

const form = () => screen.findByRole('form', { name: 'Money for this game' });
const frame = () => screen.queryByTitle('Swamp Spin');
const press = (name: string) => screen.getByRole('button', { name });

it('offers to move money before the game opens, and shows both balances', async () => {
  const { api } = open();
  expect(await form()).toHaveTextContent('৳1,234.50');
  expect(await form()).toHaveTextContent('৳75.25');
  expect(frame()).not.toBeInTheDocument();
  expect(api.sentTo(transferToGame)).toEqual([]);
  await expectAccessible();
});

it('N-53: moves all of it by default', async () => {
  const { user, api } = open();
  await form();
  await user.click(press('Play'));
  await waitFor(() => expect(frame()).toBeInTheDocument());
  const [sent] = api.sentTo(transferToGame);
  expect(sent?.body).toEqual({ platform: 'RATARGUL_SLOTS' });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
});

it('moves an amount that the player chose', async () => {
  const { user, api } = open();
  await form();
  await user.click(press('An amount'));
  await user.type(screen.getByLabelText('Amount'), ' 50.5 ');
  await user.click(press('Play'));
  await waitFor(() => expect(frame()).toBeInTheDocument());
  expect(api.sentTo(transferToGame).map(({ body }) => body)).toEqual([{ platform: 'RATARGUL_SLOTS', amount: '50.5' }]);
});

it.each(['', '0', '-5', '1234.51', '12.345', 'all'])('sends nothing for the amount "%s", and says why', async (typed) => {
  const { user, api } = open();
  await form();
  await user.click(press('An amount'));
  if (typed) await user.type(screen.getByLabelText('Amount'), typed);
  await user.click(press('Play'));
  expect(screen.getByText('Enter an amount of up to ৳1,234.50.')).toBeVisible();
  expect(api.sentTo(transferToGame)).toEqual([]);
});

it('opens the game with the money that is there already', async () => {
  const { user, api } = open();
  await form();
  await user.click(press('Nothing more'));
  await user.click(press('Play'));
  expect(frame()).toBeInTheDocument();
  expect(api.sentTo(transferToGame)).toEqual([]);
});

it('shows why the money was not moved, and opens nothing', async () => {
  const { user } = open({ api: [on(transferToGame, refusal('wallet.transfer_failed'))] });
  await form();
  await user.click(press('Play'));
  expect(await screen.findByText('The game did not take the money. It is back in your main wallet.')).toBeVisible();
  expect(frame()).not.toBeInTheDocument();
});

it('shows that a move is not confirmed yet, moves nothing again, and opens the game on demand', async () => {
  const { user, api } = open({ api: [on(transferToGame, { ...MOVED, is_waiting: true })] });
  await form();
  await user.click(press('Play'));
  expect(await screen.findByText(/The game has not confirmed the money yet/)).toBeVisible();
  await user.click(press('Play'));
  expect(frame()).toBeInTheDocument();
  expect(api.sentTo(transferToGame)).toHaveLength(1);
});

describe('closing the game', () => {
  it.each([
    [true, [{ platform: 'RATARGUL_SLOTS', is_close: true }]],
    [false, []],
  ])('recalls the money when the player chose that: %s', async (chosen, sent) => {
    const { user, api, shell } = open({ api: [on(getWallet, { ...WALLET, recall_on_close: chosen })] });
    await form();
    await user.click(press('Nothing more'));
    await user.click(press('Play'));
    await user.click(press('Close game'));
    expect(shell.notes.navigations.at(-1)?.path).toBe('/games?type=SLOT');
    await waitFor(() => expect(api.sentTo(recallWallets).map(({ body }) => body)).toEqual(sent));
  });

  it('keeps that choice for all games', async () => {
    const { user, api } = open({ api: [on(getWallet, WALLET, { ...WALLET, recall_on_close: true })] });
    await form();
    const choice = screen.getByRole('checkbox', { name: /Bring the money back/ });
    await user.click(choice);
    expect(choice).toBeChecked();
    expect(api.sentTo(setRecallOnClose).map(({ body }) => body)).toEqual([{ recall_on_close: true }]);
  });
});
