import { screen, within } from '@testing-library/react';
import { getExposure, getProfits } from '@site/api/contracts/exchange';
import { findOutcome, getWallet, recallWallets } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { EXPOSURE, frameStubs } from '#testing';
import { ExchangeFrame } from './index';

const wallet = (reels: string) => ({
  main: '12345.50',
  bonus: '0.00',
  held: '0.00',
  games: [
    { platform: 'SHAPLA_REELS', balance: reels, is_waiting: false },
    { platform: 'PADMAPLAY', balance: '0.00', is_waiting: false },
  ],
  recall_on_close: false,
  entries: [],
});
const RECALLED = { balance: '12595.50', recalled: '250.00', waiting: [] };

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(
    <ExchangeFrame title="Exchange">
      <p>Content</p>
    </ExchangeFrame>,
    {
      path: '/exchange',
      texts,
      shell: { player: DEMO_PLAYER },
      ...options,
      api: [...frameStubs(), on(getWallet, wallet('250.00'), wallet('0.00')), on(recallWallets, RECALLED), ...(options.api ?? [])],
    },
  );

const ON_DESKTOP: RemoteTestOptions = { shell: { player: DEMO_PLAYER, layout: 'desktop' } };
const head = () => within(screen.getByRole('group', { name: 'Your money at the exchange' }));
const openWallet = async (options: RemoteTestOptions = {}) => {
  const view = open(options);
  await view.user.click(head().getByRole('button', { name: 'Wallet' }));
  return view;
};
const press = (name: string) => screen.findByRole('button', { name });

describe.each(['mobile', 'desktop'] as const)('on %s', (layout) => {
  it('EXCHANGE-009: links to the five screens and marks the current one', () => {
    open({ shell: { player: DEMO_PLAYER, layout } });
    const links = within(screen.getByRole('navigation', { name: 'Exchange screens' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/exchange'],
      ['In-Play', '/exchange-inplay'],
      ['Sports', '/exchange-sports'],
      ['Multi Markets', '/exchange-multi'],
      ['Account', '/exchange-account'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['Home']);
  });

  it('is accessible', async () => {
    open({ shell: { player: DEMO_PLAYER, layout } });
    await head().findByText('৳12,345.50');
    await expectAccessible();
  });
});

it('EXCHANGE-010: shows main balance, exposure, the time since log-in and the result of today', async () => {
  open(ON_DESKTOP);
  expect(await head().findByText('৳12,345.50')).toBeVisible();
  expect(head().getByText('Main')).toBeVisible();
  expect(head().getByText('Exposure')).toBeVisible();
  expect(head().getByText('৳1,000.00')).toBeVisible();
  expect(await screen.findByText('1:23')).toBeVisible();
  expect(await screen.findByText('+৳120.00')).toBeVisible();
});

it('EXCHANGE-010: has one bar on a phone: main, exposure, bets and wallet; time and result of today are in the wallet', async () => {
  const { user } = open();
  expect(await head().findByText('৳12,345.50')).toBeVisible();
  expect(head().getByText('Main')).toBeVisible();
  expect(head().getByText('Exposure')).toBeVisible();
  expect(head().getByText('৳1,000.00')).toBeVisible();
  expect(screen.queryByText(/Logged in for/)).not.toBeInTheDocument();
  await user.click(head().getByRole('button', { name: 'Wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wallet' }));
  expect(await dialog.findByText('1:23')).toBeVisible();
  expect(await dialog.findByText('+৳120.00')).toBeVisible();
});

it('counts the time of the log-in on by itself', async () => {
  const clock = startFakeClock();
  open(ON_DESKTOP);
  await clock.advance(0);
  expect(screen.getByText('1:23')).toBeVisible();
  await clock.advance(7 * 60_000);
  expect(screen.getByText('1:30')).toBeVisible();
});

it('polls the exposure every ten seconds while no events arrive', async () => {
  const clock = startFakeClock();
  open({ api: [on(getExposure, EXPOSURE, { ...EXPOSURE, exposure: '3000.00', available: '9345.50' })] });
  await clock.advance(0);
  await clock.advance(10_100);
  expect(head().getByText('৳3,000.00')).toBeVisible();
});

it('EXCHANGE-037: shows that an amount is unknown, without a dialog', async () => {
  const { shell } = open({ api: [on(getExposure, refusal('platform.not_found')), on(getProfits, refusal('platform.not_found'))] });
  expect(await head().findAllByText('—')).toHaveLength(2);
  expect(shell.notes.errors).toEqual([]);
});

it('EXCHANGE-010: opens all open bets', async () => {
  const { user } = open();
  await user.click(head().getByRole('button', { name: 'Bets' }));
  expect(await screen.findByRole('dialog', { name: 'Your open bets' })).toBeVisible();
});

describe('the wallet', () => {
  it('EXCHANGE-010: shows main balance, exposure and the amount that is left to bet', async () => {
    await openWallet();
    const dialog = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    for (const text of ['৳12,345.50', '৳1,000.00', '৳11,345.50', 'Available to bet']) expect(dialog.getByText(text)).toBeVisible();
    expect(await dialog.findByText('Shapla Reels')).toBeVisible();
    await expectAccessible();
  });

  it('EXCHANGE-010, N-53: recalls all money with Recall All', async () => {
    const { user, api, shell } = await openWallet();
    await user.click(await press('Recall All'));
    expect(await screen.findByText('৳250.00 came back to your main wallet.')).toBeVisible();
    expect(api.sentTo(recallWallets).map(({ body }) => body)).toEqual([{}]);
    expect(await screen.findByText(/There is nothing to recall/)).toBeVisible();
    expect(await press('Recall All')).toBeDisabled();
    expect(api.sentTo(getExposure).length).toBeGreaterThan(1);
    expect(shell.notes.refreshes).toBe(1);
  });

  it('EXCHANGE-010, N-53: recalls the money of one game', async () => {
    const { user, api } = await openWallet();
    expect(await press('Recall Padmaplay')).toBeDisabled();
    await user.click(await press('Recall Shapla Reels'));
    expect(await screen.findByText('৳250.00 came back to your main wallet.')).toBeVisible();
    expect(api.sentTo(recallWallets).map(({ body }) => body)).toEqual([{ platform: 'SHAPLA_REELS' }]);
  });

  it('shows why a recall was refused', async () => {
    const { user } = await openWallet({ api: [on(recallWallets, refusal('platform.too_many'))] });
    await user.click(await press('Recall All'));
    expect(await screen.findByText('Too many attempts. Please try again later.')).toBeVisible();
  });

  it('finds the outcome of a recall whose answer was lost', async () => {
    const clock = startFakeClock();
    const { user } = open({
      advanceTimers: clock.advance,
      api: [on(recallWallets, networkFailure()), on(findOutcome, { state: 'none' }, { state: 'done', answer: RECALLED })],
    });
    await user.click(head().getByRole('button', { name: 'Wallet' }));
    await clock.advance(100);
    await user.click(screen.getByRole('button', { name: 'Recall All' }));
    expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await clock.advance(1500);
    expect(screen.getByText('৳250.00 came back to your main wallet.')).toBeVisible();
  });

  it('names a game that has not answered yet', async () => {
    const { user } = await openWallet({ api: [on(recallWallets, { ...RECALLED, waiting: ['SHAPLA_REELS'] })] });
    await user.click(await press('Recall All'));
    expect(await screen.findByText(/Not answered yet: Shapla Reels\. We keep asking/)).toBeVisible();
  });

  it('shows that the game wallets could not be read', async () => {
    await openWallet({ api: [on(getWallet, refusal('platform.not_found'))] });
    expect(await screen.findByText('The game wallets could not be read right now.')).toBeVisible();
  });
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('link', { name: 'মাল্টি মার্কেট' })).toBeVisible();
  expect(screen.getByText('এক্সপোজার')).toBeVisible();
});
