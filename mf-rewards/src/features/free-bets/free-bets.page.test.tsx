import { screen, within } from '@testing-library/react';
import { getCashback, getFreeBets, getFreeSpins, type FreeBet, type FreeSpins } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type Stub } from '@site/testing';
import { FREE_BETS } from '#paths';
import { texts } from '#fixtures';
import { FreeBetsPage } from './free-bets.page';

const FREE_BET: FreeBet = {
  id: 1,
  amount: '500.00',
  left: '500.00',
  in_bets: '0.00',
  won: '0.00',
  least_odds: '1.50',
  valid_until: '2026-01-22T05:40:00.000Z',
  given_at: '2026-01-15T05:40:00.000Z',
  state: 'open',
};
const part = { net_loss: '0.00', percent: 0 };
const NO_CASHBACK = {
  is_on: false,
  from: '2026-01-11T18:00:00.000Z',
  until: '2026-01-18T18:00:00.000Z',
  exchange: part,
  casino: part,
  least: '10.00',
  most: '5000.00',
  amount: '0.00',
  payments: [],
};
const SPINS: FreeSpins = {
  id: 1,
  game: { code: 'PP1042', name: 'Tiger Crown', type: 'SLOT', platform: 'DELTA_TIGER_GAMES' },
  spins: 10,
  left: 7,
  used: 3,
  stake: '20.00',
  won: '55.00',
  valid_until: '2026-01-22T05:40:00.000Z',
  given_at: '2026-01-15T05:40:00.000Z',
  state: 'open',
};
const NO_SPINS = on(getFreeSpins, { free_spins: [] });
const open = (stub: Stub, spins: Stub = NO_SPINS) =>
  renderRemote(<FreeBetsPage />, {
    path: FREE_BETS,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getCashback, NO_CASHBACK), stub, spins],
  });

it('shows what each free bet is worth, its terms and what became of it', async () => {
  const others: Partial<FreeBet>[] = [
    { left: '200.00', in_bets: '300.00' },
    { left: '0.00', in_bets: '500.00', state: 'in_bet' },
    { left: '0.00', won: '750.00', state: 'used' },
    { left: '0.00', state: 'expired' },
  ];
  open(on(getFreeBets, { free_bets: [FREE_BET, ...others.map((one, at) => ({ ...FREE_BET, id: 2 + at, ...one }))] }));
  const rows = await within(await screen.findByRole('list', { name: 'Free bets' })).findAllByRole('listitem');
  const wanted = [
    ['৳500.00', 'Can be used', '1.50', '22/01/2026'],
    ['Left', '৳200.00', 'In open bets', '৳300.00'],
    ['In a bet', '৳500.00'],
    ['Used', 'Won with it', '৳750.00'],
    ['Ended'],
  ];
  for (const [at, texts_] of wanted.entries()) for (const text of texts_) expect(rows[at]).toHaveTextContent(text);
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: 'Use it at the exchange' })).toHaveAttribute('href', '/exchange');
  expect(within(rows[2] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  await expectAccessible();
});

it('says when there is none, with the rules', async () => {
  open(on(getFreeBets, { free_bets: [] }));
  expect(await screen.findByText(/You have no free bet now/)).toBeVisible();
  expect(screen.getByText(/A win pays the profit/)).toBeVisible();
});

it('offers another try when they do not load', async () => {
  open(on(getFreeBets, refusal('platform.too_many')));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});

it('shows free spins with what is left, and opens their game', async () => {
  const ended: FreeSpins = { ...SPINS, id: 2, left: 0, used: 10, state: 'used' };
  const { user, shell } = open(on(getFreeBets, { free_bets: [] }), on(getFreeSpins, { free_spins: [SPINS, ended] }));
  const rows = await within(await screen.findByRole('list', { name: 'Free spins' })).findAllByRole('listitem');
  for (const text of ['10 spins of ৳20.00', 'Can be used', 'Tiger Crown', '7 of 10', '৳55.00', '22/01/2026'])
    expect(rows[0]).toHaveTextContent(text);
  expect(rows[1]).not.toHaveTextContent('7 of 10');
  await expectAccessible();
  expect(screen.getAllByRole('button', { name: 'Play Tiger Crown' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Play Tiger Crown' }));
  expect(shell.notes.launches).toMatchObject([{ game: { gameCode: 'PP1042', gameType: 'SLOT', platform: 'DELTA_TIGER_GAMES' } }]);
});

it('says when there are no free spins, and offers another try when they do not load', async () => {
  const { unmount } = open(on(getFreeBets, { free_bets: [] }));
  expect(await screen.findByText(/You have no free spins now/)).toBeVisible();
  unmount();
  open(on(getFreeBets, { free_bets: [] }), on(getFreeSpins, refusal('platform.too_many')));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
