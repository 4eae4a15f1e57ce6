import { screen, within } from '@testing-library/react';
import { getWallet, WALLET_ENTRY_KINDS } from '@site/api/contracts/wallet';
import type { MemberTab } from '@site/remote';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { WalletPanel } from './wallet-panel';
import { sampleEntry, sampleWallet } from './wallet.fixtures';

function open(options: RemoteTestOptions = {}) {
  const opened: MemberTab[] = [];
  const view = renderRemote(<WalletPanel openTab={(tab) => void opened.push(tab)} />, {
    path: '/account',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getWallet, sampleWallet())],
    ...options,
  });
  return { ...view, opened };
}

const wallet = (name: string) => screen.findByRole('region', { name });
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('FUNDS-025, N-38: the tab shows the main wallet, and refetches it and the balance', async () => {
  const { user, api, shell } = open({ api: [on(getWallet, sampleWallet(), sampleWallet({ main: '3000.00' }))] });
  expect(await wallet('Main wallet')).toHaveTextContent('৳2,345.50');
  await user.click(screen.getByRole('button', { name: 'Refresh wallets' }));
  expect(await screen.findByText('৳3,000.00')).toBeVisible();
  expect(api.sentTo(getWallet)).toHaveLength(2);
  expect(shell.notes.refreshes).toBe(1);
});

it('FUNDS-025, N-38, M-29: the bonus wallet is masked until the player unmasks it', async () => {
  const { user } = open();
  const bonus = await wallet('Bonus wallet');
  expect(bonus).toHaveTextContent('***');
  expect(bonus).not.toHaveTextContent('320');
  await user.click(screen.getByRole('button', { name: 'Show bonus wallet' }));
  expect(bonus).toHaveTextContent('৳320.00');
  await user.click(screen.getByRole('button', { name: 'Hide bonus wallet' }));
  expect(bonus).toHaveTextContent('***');
});

it.each([
  ['0.00', false],
  ['800.00', true],
])('shows %s held for withdrawals: %s', async (held, isShown) => {
  open({ api: [on(getWallet, sampleWallet({ held }))] });
  await wallet('Main wallet');
  const region = screen.queryByRole('region', { name: 'Held for withdrawals' });
  if (isShown) expect(region).toHaveTextContent('৳800.00');
  else expect(region).not.toBeInTheDocument();
});

it('leads to the tabs of deposit and withdrawal', async () => {
  const { user, opened } = open();
  await user.click(await screen.findByRole('button', { name: 'Deposit' }));
  await user.click(screen.getByRole('button', { name: 'Withdrawal' }));
  expect(opened).toEqual(['deposit', 'withdrawal']);
});

describe('the last ten lines', () => {
  it('FUNDS-025: the lines show kind, time in Dhaka, amount with its sign, and the balance after it', async () => {
    const bet = sampleEntry({ id: 2, kind: 'bet', amount: '-50.00', balance: '2295.50' });
    open({ api: [on(getWallet, sampleWallet({ entries: [bet, sampleEntry()] }))] });
    await screen.findByRole('table');
    const [first, second] = lines();
    expect(first).toHaveTextContent('Bet15/01/2026 12:00:00-৳50.00৳2,295.50');
    expect(second).toHaveTextContent('Deposit15/01/2026 12:00:00+৳1,000.00৳2,345.50');
    expect(within(first as HTMLElement).getByText('-৳50.00')).toHaveAttribute('data-sign', 'loss');
    expect(within(second as HTMLElement).getByText('+৳1,000.00')).toHaveAttribute('data-sign', 'gain');
    expect(screen.getByRole('columnheader', { name: 'Time (GMT+6)' })).toBeVisible();
  });

  it.each(['en', 'bn'] as const)('have a text for every kind in %s', async (language) => {
    const entries = WALLET_ENTRY_KINDS.map((kind, id) => sampleEntry({ id, kind }));
    open({ language, api: [on(getWallet, sampleWallet({ entries }))] });
    await screen.findByRole('table');
    for (const line of lines()) expect(within(line).getByRole('rowheader')).not.toHaveTextContent('wallet.kind');
  });

  it('are "No Data" for a wallet without entries', async () => {
    open({ api: [on(getWallet, sampleWallet({ entries: [] }))] });
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

it('shows placeholders in the final shape', () => {
  open({ api: [on(getWallet, never())] });
  expect(screen.getByRole('status', { name: 'Loading your wallets' })).toHaveAttribute('aria-busy', 'true');
});

it('shows that loading failed, and tries again', async () => {
  const { user, api } = open({ api: [on(getWallet, networkFailure())] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  api.change(on(getWallet, sampleWallet()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await wallet('Main wallet')).toBeVisible();
});

it('keeps the last amounts, marked, while the platform does not answer', async () => {
  const clock = startFakeClock();
  open({ api: [on(getWallet, sampleWallet(), networkFailure())] });
  await clock.advance(0);
  expect(screen.queryByText(/last amounts we know/)).not.toBeInTheDocument();
  await clock.advance(30_000);
  expect(screen.getByText(/last amounts we know/)).toBeVisible();
  expect(screen.getByText('৳2,345.50', { selector: 'p > *' })).toBeVisible();
});

it('has no h1 of its own and can be used by everybody', async () => {
  open({ api: [on(getWallet, sampleWallet({ held: '800.00' }))] });
  await wallet('Main wallet');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await expectAccessible();
});
