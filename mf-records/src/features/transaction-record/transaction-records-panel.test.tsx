import { screen, within } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ADJUSTMENT, APPROVED, PENDING, REFUSED, WITHDRAWAL } from './transaction-record.fixtures';
import { TransactionRecordsPanel } from './transaction-records-panel';

const PAGE = { data: [PENDING, REFUSED, WITHDRAWAL, ADJUSTMENT], last_page: 3, total: 24 };
const PATH = '/account?tab=transactionRecords';

const open = ({ path = PATH, ...options }: RemoteTestOptions = {}) =>
  renderRemote(<TransactionRecordsPanel />, {
    path,
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getTransactionRecords, PAGE)],
    ...options,
  });
type Opened = ReturnType<typeof open>;
const table = () => screen.findByRole('table', { name: 'Transaction records' });
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => [option.textContent, option.getAttribute('value')]);
const lastQuery = ({ api }: Opened) => api.sentTo(getTransactionRecords).at(-1)?.query;

it('RECORDS-028: shows a paged table with its columns, newest first', async () => {
  const { container } = open();
  await table();
  await screen.findByText('D1007');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '#',
    'Type',
    'NO',
    'Amount',
    'Txn Date',
    'Status',
  ]);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    '1DepositD1007৳750.0015/01/2026 10:00:00 GMT+6Processing',
    '2DepositD1006৳750.0014/01/2026 23:59:59 GMT+6Fail',
    '3WithdrawalW2001৳1,200.0014/01/2026 10:00:00 GMT+6Success',
    '4AdjustmentA31-৳50.0014/01/2026 10:00:00 GMT+6Success',
  ]);
  await expectAccessible(container);
});

it('RECORDS-031: a number is D, W or A and digits, and a date carries GMT+6', async () => {
  open();
  expect(await screen.findAllByText(/^D\d+$/)).toHaveLength(2);
  expect(screen.getAllByText(/^W\d+$/)).toHaveLength(1);
  expect(screen.getAllByText(/^A\d+$/)).toHaveLength(1);
  expect(screen.getAllByText(/GMT\+6$/)).toHaveLength(4);
});

it('RECORDS-026: offers Type, Status and Date with their codes', async () => {
  open();
  await screen.findByText('D1007');
  expect(screen.getAllByRole('combobox').slice(0, 3)).toEqual(
    ['Type', 'Status', 'Date'].map((name) => screen.getByRole('combobox', { name })),
  );
  expect(optionsOf('Type')).toEqual([
    ['All', '-1'],
    ['Deposit', '0'],
    ['Withdrawal', '1'],
    ['Adjustment', '2'],
  ]);
  expect(optionsOf('Status')).toEqual([
    ['All', '-1'],
    ['Pending', '0'],
    ['Fail', '2'],
    ['Success', '1'],
  ]);
  expect(optionsOf('Date').map(([words]) => words)).toEqual(['Today', 'Yesterday', 'Last 7 days', 'All']);
});

it('RECORDS-028, M-09: requests only when Submit is pressed, and keeps the tab of the address', async () => {
  const view = open();
  await screen.findByText('D1007');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Adjustment');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Yesterday');
  expect(view.api.sentTo(getTransactionRecords)).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(lastQuery(view)).toEqual({ remote_id: DEMO_PLAYER.remoteId, status: -1, type: 2, date: 1, page: 1, per_page: 10 });
  expect(view.location().search).toBe('?tab=transactionRecords&type=2&date=1');
});

it('RECORDS-028: pages through the rows, ten, 25, 50 or 100 per page, and numbers them on', async () => {
  const view = open();
  await screen.findByText('D1007');
  await view.user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(lastQuery(view)).toMatchObject({ page: 2, per_page: 10 });
  expect(await screen.findByRole('cell', { name: '11' })).toBeVisible();
  expect(optionsOf('Rows per page').map(([words]) => words)).toEqual(['10', '25', '50', '100']);
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(lastQuery(view)).toMatchObject({ page: 1, per_page: 50 });
});

it('RECORDS-041: shows No Data without a dialog when there is nothing, and when the read fails', async () => {
  const { shell, unmount } = open({ api: [on(getTransactionRecords, { data: [], last_page: 0, total: 0 })] });
  expect(await screen.findByText('No Data')).toBeVisible();
  unmount();
  open({ api: [on(getTransactionRecords, refusal('platform.forbidden'))] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('opens a record in place of the table; the way back and Back lead to where the player was', async () => {
  const { user, location } = open({
    path: `${PATH}&type=0&page=2`,
    api: [on(getTransactionRecords, PAGE), on(getTransactions, [APPROVED])],
  });
  await user.click(await screen.findByRole('link', { name: 'D1006' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(location().search).toBe('?tab=transactionRecords&type=0&page=2&details=D1006');
  await user.click(screen.getByRole('link', { name: 'All transactions' }));
  expect(await table()).toBeVisible();
  expect(location().search).toBe('?tab=transactionRecords&type=0&page=2');
  expect(screen.getByRole('link', { name: 'D1006' })).toHaveFocus();
});
