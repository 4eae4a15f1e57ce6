import { screen, within } from '@testing-library/react';
import { getTransactions, type Transaction } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  networkFailure,
  never,
  on,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { manifest } from '#manifest';
import { texts } from '#fixtures';
import { TransactionRecordPage } from './transaction-record.page';
import { ADJUSTMENT, APPROVED, PENDING, REFUSED, WITHDRAWAL } from './transaction-record.fixtures';

/** The poll interval with the time that an answer takes. */
const POLL_MS = 5100;
const RECORDS = [PENDING, REFUSED, WITHDRAWAL, ADJUSTMENT];

const open = ({ path = '/transaction-record', ...options }: RemoteTestOptions = {}) =>
  renderRemote(<TransactionRecordPage />, {
    path,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getTransactions, RECORDS)],
    ...options,
  });
const rows = () => screen.findAllByRole('listitem');
const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio');
const wordsOf = (radios: HTMLElement[]) => radios.map((radio) => radio.closest('label')?.textContent);

it('RECORDS-019: is for players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/transaction-record', access: 'player' });
});

it('RECORDS-021: shows type, amount, tag and time by day', async () => {
  const { container } = open();
  const [waiting, refused, withdrawal, adjustment] = await rows();
  expect(waiting).toHaveTextContent(/Deposit10:00:00Padma Wallet · CashOut৳750\.00Processing/);
  expect(refused).toHaveTextContent(/Deposit.*23:59:59.*Fail/);
  expect(withdrawal).toHaveTextContent(/Withdrawal.*10:00:00.*৳1,200\.00.*Success/);
  expect(adjustment).toHaveTextContent(/Adjustment.*-৳50\.00.*Success/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('15/01/2026'),
    expect.stringContaining('14/01/2026'),
  ]);
  await expectAccessible(container);
});

it('RECORDS-024: a record without a payment method is shown as Agent', async () => {
  open({ api: [on(getTransactions, [WITHDRAWAL])] });
  expect((await rows())[0]).toHaveTextContent('10:00:00Agent');
});

it('RECORDS-027: requests the records of the player, all of them', async () => {
  const { api } = open();
  await rows();
  expect(api.sentTo(getTransactions).map(({ query }) => query)).toEqual([
    { remote_id: DEMO_PLAYER.remoteId, status: -1, type: -1, date: -1, page: 1, per_page: 25 },
  ]);
});

it('leads to the account statement from the list, and from a record back to the list only', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Account statement' })).toHaveAttribute('href', '/account-statement');
  expect(screen.getByRole('link', { name: 'My account' })).toBeVisible();
  const details = open({ path: '/transaction-record?details=D1006' });
  expect(await within(details.container).findByRole('link', { name: 'All transactions' })).toBeVisible();
  expect(within(details.container).queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
  await user.click(within(details.container).getByRole('link', { name: 'All transactions' }));
  expect(within(details.container).getByRole('link', { name: 'My account' })).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('প্রক্রিয়াধীন')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'লেনদেনের রেকর্ড' })).toBeVisible();
});

describe('filters', () => {
  const openFilters = async (options: RemoteTestOptions = {}) => {
    const view = open(options);
    await view.user.click(await screen.findByRole('button', { name: 'Filter' }));
    return view;
  };

  it('RECORDS-020: offer exactly these choices in this order, and start with all', async () => {
    await openFilters();
    expect(wordsOf(choices('Status'))).toEqual(['All', 'Pending', 'Fail', 'Success']);
    expect(wordsOf(choices('Payment Type'))).toEqual(['All', 'Deposit', 'Withdrawal']);
    expect(wordsOf(choices('Date'))).toEqual(['Today', 'Yesterday', 'Last 7 days', 'All']);
    expect(wordsOf(screen.getAllByRole('radio', { checked: true }))).toEqual(['All', 'All', 'All']);
  });

  it.each([
    ['Status', 'Pending', { status: 0 }],
    ['Status', 'Fail', { status: 2 }],
    ['Status', 'Success', { status: 1 }],
    ['Payment Type', 'Deposit', { type: 0 }],
    ['Payment Type', 'Withdrawal', { type: 1 }],
    ['Date', 'Today', { date: 0 }],
    ['Date', 'Yesterday', { date: 1 }],
    ['Date', 'Last 7 days', { date: 7 }],
  ])('RECORDS-026: %s %s is requested by its code and kept in the address', async (group, words, code) => {
    const { user, api, location } = await openFilters();
    await user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: words }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(api.sentTo(getTransactions).at(-1)?.query).toMatchObject(code);
    const [[name, value] = []] = Object.entries(code);
    expect(location().search).toBe(`?${name}=${value}`);
  });

  it('are kept by the address: a reload or a shared link shows the same', async () => {
    const { api } = open({ path: '/transaction-record?status=2&type=0&date=7' });
    await rows();
    expect(api.sentTo(getTransactions)[0]?.query).toMatchObject({ status: 2, type: 0, date: 7 });
    expect(screen.getByText('Fail · Deposit · Last 7 days')).toBeVisible();
  });

  it('treat a wrong value in the address as all', async () => {
    const { api } = open({ path: '/transaction-record?status=9&type=2&date=x&page=-4' });
    await rows();
    expect(api.sentTo(getTransactions)[0]?.query).toMatchObject({ status: -1, type: -1, date: -1, page: 1 });
  });
});

describe('states', () => {
  it('keeps its shape while it loads', () => {
    open({ api: [on(getTransactions, never())] });
    expect(screen.getByRole('status', { name: 'Transaction records' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows No Data when there is nothing', async () => {
    open({ api: [on(getTransactions, [])] });
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('RECORDS-041: shows No Data without a dialog when the read fails, and can try again', async () => {
    const clock = startFakeClock();
    const { user, api, shell } = open({ api: [on(getTransactions, networkFailure())], advanceTimers: clock.advance });
    await clock.advance(ALL_TRIES_MS);
    expect(screen.getByText('No Data')).toBeVisible();
    expect(shell.notes.errors).toEqual([]);
    api.change(on(getTransactions, [APPROVED]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Success')).toBeVisible();
  });
});

describe('a long history', () => {
  const history = (count: number): Transaction[] =>
    Array.from({ length: count }, (_, index) => ({ ...APPROVED, transaction_id: `D${5000 - index}` }));
  const HISTORY = history(60);

  it('grows with Show more, by one call each time, up to an end', async () => {
    const { user, api } = open({
      api: [on(getTransactions, ({ query }) => HISTORY.slice(0, Number(query['per_page'])))],
    });
    expect(await rows()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findAllByRole('listitem');
    expect(api.sentTo(getTransactions).map(({ query }) => query['per_page'])).toEqual([25, 50, 100]);
    expect(await rows()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

it('RECORDS-025: a pending record turns Success while the page is open, and is no longer polled', async () => {
  const clock = startFakeClock();
  const { api } = open({ api: [on(getTransactions, [PENDING], [PENDING], [APPROVED])] });
  await clock.advance(0);
  expect(screen.getByText('Processing')).toBeVisible();
  await clock.advance(POLL_MS);
  expect(screen.getByText('Processing')).toBeVisible();
  await clock.advance(POLL_MS);
  expect(screen.getByText('Success')).toBeVisible();
  const asked = api.sentTo(getTransactions).length;
  await clock.advance(10 * POLL_MS);
  expect(api.sentTo(getTransactions)).toHaveLength(asked);
});
