import { act, screen, waitFor, within } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { expectAccessible, never, on, refusal, startFakeClock } from '@site/testing';
import { APPROVED, PENDING, REFUSED, WITHDRAWAL } from './deposit.fixtures';
import { openDeposit } from '#testing/open-deposit';

const panel = () => within(screen.getByRole('region', { name: 'Deposit records' }));
const rows = () => panel().getAllByRole('listitem');

it('FUNDS-014: the panel shows deposits only, newest first, with method, amount and state', async () => {
  openDeposit({ api: [on(getTransactions, [PENDING, WITHDRAWAL, APPROVED, REFUSED])] });
  await waitFor(() => expect(rows()).toHaveLength(3));
  const [waiting, approved, refused] = rows();
  expect(waiting).toHaveTextContent(/Padma Wallet.*CashOut · D1007.*31\/01\/2026 16:00:00.*৳750\.00.*Processing/);
  expect(approved).toHaveTextContent(/D1006.*৳500\.00.*Success/);
  expect(refused).toHaveTextContent(/D1005.*The amount does not match the transfer\..*Fail/);
  await expectAccessible();
});

it('gives the state and the reason in Bangla, too', async () => {
  openDeposit({ language: 'bn', api: [on(getTransactions, [PENDING, APPROVED, REFUSED])] });
  const shown = within(await screen.findByRole('region', { name: 'জমার রেকর্ড' }));
  for (const words of ['প্রক্রিয়াধীন', 'সফল', 'ব্যর্থ']) expect(await shown.findByText(words)).toBeVisible();
  expect(shown.queryByText(/does not match/)).not.toBeInTheDocument();
});

it('shows a deposit without a method as Agent', async () => {
  openDeposit({ api: [on(getTransactions, [{ ...APPROVED, payment_method: null }])] });
  expect(await panel().findByText('Agent')).toBeVisible();
});

it('FUNDS-014: the panel says "No Data" without deposits, and More leads to all records', async () => {
  const { user, location } = openDeposit({ api: [on(getTransactions, [WITHDRAWAL])] });
  expect(await panel().findByText('No Data')).toBeVisible();
  await user.click(panel().getByRole('link', { name: 'More' }));
  expect(location().pathname).toBe('/transaction-record');
});

it('shows placeholders while they load', () => {
  openDeposit({ api: [on(getTransactions, never())] });
  expect(panel().getByRole('status', { name: 'Deposit records' })).toHaveAttribute('aria-busy', 'true');
});

it('offers another try when they cannot be loaded; the form is there all the same', async () => {
  const { user, api } = openDeposit({ api: [on(getTransactions, refusal('platform.too_many'))] });
  const again = await panel().findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('button', { name: 'Next' })).toBeEnabled();
  api.change(on(getTransactions, [APPROVED]));
  await user.click(again);
  expect(await panel().findByText('Success')).toBeVisible();
});

describe('a deposit that waits', () => {
  it('FUNDS-017: a pending deposit is shown above the form, with a link to the records', async () => {
    openDeposit({ api: [on(getTransactions, [PENDING])] });
    const notice = within(await screen.findByRole('region', { name: 'A deposit is processing' }));
    expect(notice.getByText(/৳750\.00/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'See your records' })).toHaveAttribute('href', '/transaction-record');
  });

  it('FUNDS-023: the notice is absent when only a withdrawal waits', async () => {
    openDeposit({ api: [on(getTransactions, [WITHDRAWAL])] });
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'A deposit is processing' })).not.toBeInTheDocument();
  });

  it('is polled until it is decided, and not longer', async () => {
    const clock = startFakeClock();
    const { api } = openDeposit({ api: [on(getTransactions, [PENDING])] });
    expect(await panel().findByText('Processing')).toBeVisible();
    api.change(on(getTransactions, [{ ...PENDING, key: '1', arrives_in: null }]));
    await act(() => clock.advance(10_000));
    expect(await panel().findByText('Success')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'A deposit is processing' })).not.toBeInTheDocument();
    const asked = api.sentTo(getTransactions).length;
    await act(() => clock.advance(60_000));
    expect(api.sentTo(getTransactions)).toHaveLength(asked);
  });
});
