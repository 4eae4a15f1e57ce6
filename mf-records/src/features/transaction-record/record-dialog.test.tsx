import { screen, waitFor, within } from '@testing-library/react';
import { getTransactions, type Transaction } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { TransactionRecordPage } from './transaction-record.page';
import { APPROVED, PENDING, REFUSED, WITHDRAWAL } from './transaction-record.fixtures';

const open = (record: Transaction, options: RemoteTestOptions = {}) =>
  renderRemote(<TransactionRecordPage />, {
    path: `/transaction-record?status=0&record=${record.transaction_id}`,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getTransactions, [record])],
    ...options,
  });
const popup = async () => within(await screen.findByRole('dialog', { name: 'Transaction Record Details' }));
const cellsOf = (dialog: Awaited<ReturnType<typeof popup>>) => dialog.getAllByRole('cell').map(({ textContent }) => textContent);
const stepsOf = (dialog: Awaited<ReturnType<typeof popup>>) => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

it('RECORDS-022: opens when a row is tapped, and Back closes it', async () => {
  const { user, location } = open(PENDING, { path: '/transaction-record?status=0' });
  await user.click(await screen.findByRole('link', { name: 'Deposit' }));
  const dialog = await popup();
  expect(location().search).toBe('?status=0&record=D1007');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('?status=0');
});

it('RECORDS-022: has a timeline of three steps and a table of five columns', async () => {
  open(APPROVED);
  const dialog = await popup();
  expect(stepsOf(dialog)).toEqual([
    'Initiated15/01/2026 09:57:00 GMT+6',
    'Information Received15/01/2026 10:00:00 GMT+6',
    'Success15/01/2026 10:10:00 GMT+6',
  ]);
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Type',
    'Payment Method',
    'Bank Name',
    'Amount',
  ]);
  expect(cellsOf(dialog)).toEqual(['D1007', 'Deposit', 'CashOut', 'Padma Wallet', '৳750.00']);
  await expectAccessible();
});

it('RECORDS-022: shows that the result of a pending record is still to come', async () => {
  open(PENDING);
  const dialog = await popup();
  expect(stepsOf(dialog)[2]).toBe('Final resultBeing checked. This page follows by itself.');
  expect(dialog.getByRole('status')).toHaveTextContent('Processing');
});

it('RECORDS-024: names a missing payment method Agent', async () => {
  open(WITHDRAWAL);
  expect(cellsOf(await popup())).toEqual(['W2001', 'Withdrawal', 'Agent', '—', '৳1,200.00']);
});

it('says why it was refused, in the player’s language', async () => {
  open(REFUSED);
  expect((await popup()).getByText('The amount does not match the transfer.')).toBeVisible();
});

it('says the reason in Bangla, too', async () => {
  open(REFUSED, { language: 'bn' });
  expect(await screen.findByText('টাকার পরিমাণ পাঠানো টাকার সঙ্গে মেলেনি।')).toBeVisible();
});

it('stays open with the result when a pending record is decided and leaves the filtered list', async () => {
  const clock = startFakeClock();
  const { api } = open(PENDING);
  await clock.advance(0);
  expect(screen.getByRole('dialog')).toHaveTextContent('Processing');
  api.change(on(getTransactions, ({ query }) => ('page' in query ? [] : [APPROVED])));
  await clock.advance(6000);
  expect(screen.getByRole('dialog')).toHaveTextContent('Success15/01/2026 10:10:00 GMT+6');
});

it('links to the possible actions; a successful record has none', async () => {
  const { user, location, unmount } = open(REFUSED);
  await user.click((await popup()).getByRole('link', { name: 'Revert or edit' }));
  expect(location().search).toBe('?status=0&details=D1006');
  expect(await screen.findByRole('button', { name: 'Revert' })).toBeVisible();
  unmount();
  open(APPROVED);
  expect((await popup()).queryByRole('link')).not.toBeInTheDocument();
});
