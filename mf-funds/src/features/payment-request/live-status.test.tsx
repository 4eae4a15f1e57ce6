import { act, screen, within } from '@testing-library/react';
import { getTransactions, REASON_AMOUNT, type Transaction } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { PaymentRequestPage } from './payment-request.page';
import { sampleDecision, sampleHandover, sampleTransaction, sampleTurnover, WITHDRAWAL_OF_SAMPLE } from './payment-request.fixtures';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<PaymentRequestPage />, {
    path: '/payment-request',
    state: sampleHandover(),
    texts,
    shell: { player: DEMO_PLAYER, balance: '1520.00' },
    api: [on(getTransactions, [sampleTransaction()]), on(getTurnovers, [sampleTurnover()])],
    ...options,
  });

/** Answers with one record each, in turn; the last one stays. */
const listed = (...records: Transaction[]) => on(getTransactions, ...records.map((record) => [record]));
const steps = () => within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');

it('shows the past steps of the request and the ones to come', async () => {
  open();
  await screen.findByText('Padma Pay');
  const [initiated, received, result, ...more] = steps();
  expect(initiated).toHaveTextContent('Initiated15/01/2026 11:57:00 GMT+6');
  expect(received).toHaveTextContent('Information Received15/01/2026 11:59:00 GMT+6');
  expect(result).toHaveTextContent('Final result');
  expect(result).toHaveAttribute('aria-current', 'step');
  expect(more).toEqual([]);
});

it('polls every five seconds, and stops once it is decided', async () => {
  const clock = startFakeClock();
  const { api, shell } = open({
    api: [listed(sampleTransaction(), sampleTransaction(), sampleDecision('approved')), on(getTurnovers, [])],
  });
  await clock.advance(0);
  expect(api.sentTo(getTransactions)).toHaveLength(1);
  await clock.advance(5000);
  expect(api.sentTo(getTransactions)).toHaveLength(2);
  expect(shell.notes.refreshes).toBe(0);
  await clock.advance(5100);
  expect(screen.getByRole('heading', { name: 'Your deposit is in your wallet' })).toBeVisible();
  expect(shell.notes.refreshes).toBe(1);
  const asked = api.sentTo(getTransactions).length;
  await clock.advance(60_000);
  expect(api.sentTo(getTransactions)).toHaveLength(asked);
  expect(shell.notes.refreshes).toBe(1);
});

it('does not poll while the page is hidden', async () => {
  const clock = startFakeClock();
  const { api } = open();
  await clock.advance(0);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await clock.advance(15_000);
  expect(api.sentTo(getTransactions)).toHaveLength(1);
  visibility.mockRestore();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await clock.advance(5000);
  expect(api.sentTo(getTransactions).length).toBeGreaterThan(1);
});

it('requests the list at once when the one it has is older than the request', async () => {
  const clock = startFakeClock();
  const { api } = open({ api: [on(getTransactions, [], [sampleTransaction()])] });
  await clock.advance(100);
  expect(api.sentTo(getTransactions)).toHaveLength(2);
  expect(screen.getByText('Padma Pay')).toBeVisible();
});

it('follows the request that waited at the start when that one is decided', async () => {
  const clock = startFakeClock();
  open({ state: undefined, api: [listed(sampleTransaction(), sampleDecision('approved')), on(getTurnovers, [])] });
  await clock.advance(0);
  await clock.advance(5100);
  expect(screen.getByRole('heading', { name: 'Your deposit is in your wallet' })).toBeVisible();
});

describe('approved', () => {
  const approved = sampleDecision('approved', { bonus: '520.00' });

  it('shows the credited amount of a deposit and its turnover', async () => {
    const tickets = [
      sampleTurnover(),
      sampleTurnover({ id: 2, remaining_turnover: '20.00' }),
      sampleTurnover({ id: 3, status: 'complete' }),
    ];
    open({ api: [listed(approved), on(getTurnovers, tickets)] });
    expect(await screen.findByRole('heading', { name: 'Your deposit is in your wallet' })).toBeVisible();
    const sums = screen.getByText('Credited').closest('dl');
    expect(sums).toHaveTextContent('Credited+৳1,000.00Bonus on top+৳520.00Balance now৳1,520.00');
    expect(await screen.findByText('৳3,000.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See turnover' })).toHaveAttribute('href', '/turnover-record');
    expect(steps().at(-1)).toHaveTextContent('Approved15/01/2026 12:01:00 GMT+6');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/account');
  });

  it('shows no bonus where there is none', async () => {
    open({ api: [listed(sampleDecision('approved')), on(getTurnovers, [sampleTurnover()])] });
    expect(await screen.findByText('Credited')).toBeVisible();
    expect(screen.queryByText('Bonus on top')).not.toBeInTheDocument();
  });

  it('links to the turnover also while that cannot be looked up', async () => {
    open({ api: [listed(approved), on(getTurnovers, networkFailure())] });
    expect(await screen.findByRole('link', { name: 'See turnover' })).toBeVisible();
  });

  it('shows the account that a withdrawal was paid to', async () => {
    open({
      state: sampleHandover({ action: 'withdraw', transactionId: 'W10000043' }),
      api: [listed(sampleDecision('approved', WITHDRAWAL_OF_SAMPLE))],
    });
    expect(await screen.findByRole('heading', { name: 'Your money has been sent' })).toBeVisible();
    expect(screen.getByText('It was paid to 01712345678.')).toBeVisible();
  });
});

describe('refused', () => {
  it('shows the reason for a deposit, and the next step', async () => {
    open({ api: [listed(sampleDecision('failed', { reason: REASON_AMOUNT }))] });
    expect(await screen.findByRole('heading', { name: 'Your deposit was refused' })).toBeVisible();
    expect(screen.getByText('The amount does not match the transfer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit again' })).toHaveAttribute('href', '/deposit');
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/chat');
    expect(steps().at(-1)).toHaveTextContent('Refused15/01/2026 12:01:00 GMT+6');
    expect(screen.queryByText(/Back in your main wallet/)).not.toBeInTheDocument();
  });

  it('shows that the money of a withdrawal is back', async () => {
    open({
      state: sampleHandover({ action: 'withdraw', transactionId: 'W10000043' }),
      api: [listed(sampleDecision('failed', { ...WITHDRAWAL_OF_SAMPLE, amount: '800.00' }))],
    });
    expect(await screen.findByRole('heading', { name: 'Your withdrawal was refused' })).toBeVisible();
    expect(screen.getByText(/Back in your main wallet/)).toHaveTextContent('৳800.00');
    expect(screen.getByText('No reason was given. Support can tell you more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw again' })).toHaveAttribute('href', '/withdrawal');
  });

  it('translates the platform’s own reasons into Bangla, and shows an operator’s as they were written', async () => {
    const { unmount } = open({ language: 'bn', api: [listed(sampleDecision('failed', { reason: REASON_AMOUNT }))] });
    expect(await screen.findByText('টাকার পরিমাণ পাঠানো টাকার সঙ্গে মেলেনি।')).toBeVisible();
    unmount();
    open({ language: 'bn', api: [listed(sampleDecision('failed', { reason: 'Sender <b>differs</b>' }))] });
    expect(await screen.findByText('Sender <b>differs</b>')).toBeVisible();
  });
});

it('keeps the last state, marked, while the platform does not answer, and goes on polling', async () => {
  const clock = startFakeClock();
  const { api } = open({ api: [on(getTransactions, [sampleTransaction()], networkFailure())] });
  await clock.advance(0);
  await clock.advance(20_000);
  expect(screen.getByText(/No connection right now/)).toBeVisible();
  expect(screen.getByText('৳1,000.00')).toBeVisible();
  expect(screen.getByText('Padma Pay')).toBeVisible();
  api.change(on(getTransactions, [sampleTransaction()]));
  await clock.advance(20_000);
  expect(screen.queryByText(/No connection right now/)).not.toBeInTheDocument();
});
