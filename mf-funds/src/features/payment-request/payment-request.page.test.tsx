import { screen, within } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { manifest } from '#manifest';
import { texts } from '#fixtures';
import { PaymentRequestPage } from './payment-request.page';
import { sampleHandover, sampleTransaction, WITHDRAWAL_OF_SAMPLE } from './payment-request.fixtures';

const ON_ITS_WAY = 'Get Ready! Your Money is on its way. You will get it within';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<PaymentRequestPage />, {
    path: '/payment-request',
    state: sampleHandover(),
    texts,
    shell: { player: DEMO_PLAYER, balance: '20.00' },
    api: [on(getTransactions, [sampleTransaction()])],
    ...options,
  });

// The success dialog of a new request hides the page from screen readers.
const timer = () => screen.getByRole('timer', { hidden: true });

describe('the countdown', () => {
  it('FUNDS-071, 072: follows the text, starts at 30:00 and ticks', async () => {
    const clock = startFakeClock();
    open({ state: sampleHandover({ isFresh: true }), api: [on(getTransactions, never())] });
    expect(screen.getByText(ON_ITS_WAY).nextElementSibling).toBe(timer());
    expect(timer()).toHaveTextContent(/^30:00$/);
    await clock.advance(1000);
    expect(timer()).toHaveTextContent(/^29:59$/);
    await clock.advance(9000);
    expect(timer()).toHaveTextContent(/^29:50$/);
  });

  it('follows the platform once it answers, also after a reload', async () => {
    const clock = startFakeClock();
    open({ api: [on(getTransactions, [sampleTransaction({ arrives_in: 754 })])] });
    expect(timer()).toHaveTextContent('--:--');
    await clock.advance(0);
    expect(timer()).toHaveTextContent(/^12:34$/);
    await clock.advance(4000);
    expect(timer()).toHaveTextContent(/^12:30$/);
  });

  it.each(['2026-01-14T06:00:00.000Z', '2026-01-16T06:00:00.000Z'])('is right on a device that believes it is %s', async (device) => {
    const clock = startFakeClock(device);
    open({ api: [on(getTransactions, [sampleTransaction({ arrives_in: 754 })])] });
    await clock.advance(0);
    expect(timer()).toHaveTextContent(/^12:34$/);
  });

  it('does not jump when an answer took a second', async () => {
    const clock = startFakeClock();
    open({ api: [on(getTransactions, [sampleTransaction({ arrives_in: 754 })], [sampleTransaction({ arrives_in: 750 })])] });
    await clock.advance(0);
    await clock.advance(5000);
    expect(timer()).toHaveTextContent(/^12:29$/);
  });

  it('FUNDS-072, N-37: stays at 00:00 and names the support when it takes longer', async () => {
    const clock = startFakeClock();
    open({ api: [on(getTransactions, [sampleTransaction({ arrives_in: 2 })], [sampleTransaction({ arrives_in: -3 })])] });
    await clock.advance(0);
    expect(screen.queryByText('This is taking longer than usual')).not.toBeInTheDocument();
    await clock.advance(10_000);
    expect(timer()).toHaveTextContent(/^00:00$/);
    expect(screen.getByText('This is taking longer than usual').closest('[role="status"]')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Transaction records' })).toHaveAttribute('href', '/transaction-record');
  });
});

describe('the way of the money', () => {
  it('FUNDS-073: leads from the player’s account to the platform, with the amount in taka and the method’s logo', async () => {
    open();
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('৳1,000.00');
    expect(figure.querySelector('figcaption')).toHaveTextContent('Player accountPlatform');
    expect(await within(figure).findByRole('img', { name: 'Padma Pay' })).toHaveAttribute('src', '/storage/payments/padma-pay.svg');
  });

  it('FUNDS-073: leads the other way for a withdrawal', async () => {
    open({
      state: sampleHandover({ action: 'withdraw', amount: '800.50', transactionId: 'W10000043' }),
      api: [on(getTransactions, [sampleTransaction({ ...WITHDRAWAL_OF_SAMPLE, amount: '800.50' })])],
    });
    expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent('PlatformPlayer account');
    expect(screen.getByRole('figure')).toHaveTextContent('৳800.50');
    expect(await screen.findByText('Receiving account')).toBeVisible();
  });

  it('FUNDS-070: is a page for players only', () => {
    expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/payment-request', access: 'player' }));
  });

  it('FUNDS-073: ends with a link to the account', () => {
    open();
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/account');
  });
});

describe('a page that is opened directly', () => {
  it('FUNDS-073, N-37: shows no amount, and Close, when nothing waits', async () => {
    open({ state: undefined, api: [on(getTransactions, [sampleTransaction({ key: '1', arrives_in: null })])] });
    expect(await screen.findByRole('heading', { name: 'No request is waiting' })).toBeVisible();
    expect(screen.queryByText(/৳/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('link', { name: 'Transaction records' })).toHaveAttribute('href', '/transaction-record');
  });

  it('shows the newest request that waits', async () => {
    const older = sampleTransaction({ ...WITHDRAWAL_OF_SAMPLE, amount: '700.00' });
    open({ state: undefined, api: [on(getTransactions, [sampleTransaction({ arrives_in: 600 }), older])] });
    expect(await screen.findByText('৳1,000.00')).toBeVisible();
    expect(timer()).toHaveTextContent('10:00');
    expect(screen.getByText('D10000042')).toBeVisible();
  });

  it('ignores the router state of a release with another shape', async () => {
    open({ state: { amount: 'a lot' }, api: [on(getTransactions, [])] });
    expect(await screen.findByRole('heading', { name: 'No request is waiting' })).toBeVisible();
  });

  it('shows that the request could not be read, and reads it again on demand', async () => {
    const { user, api } = open({ state: undefined, api: [on(getTransactions, networkFailure())] });
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    api.change(on(getTransactions, [sampleTransaction()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('৳1,000.00')).toBeVisible();
  });
});

it('can be used by everybody, while it waits and when it takes longer', async () => {
  const { unmount } = open();
  await screen.findByText('Padma Pay');
  await expectAccessible();
  unmount();
  open({ api: [on(getTransactions, [sampleTransaction({ arrives_in: -5 })])] });
  await screen.findByText('This is taking longer than usual');
  await expectAccessible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText(/প্রস্তুত থাকুন! আপনার টাকা আসছে/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'বন্ধ করুন' })).toBeVisible();
});
