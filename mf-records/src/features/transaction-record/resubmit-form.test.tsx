import { fireEvent, screen, waitFor } from '@testing-library/react';
import { resubmitTransaction, type Transaction } from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import { findOutcome } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { PENDING, REFUSED, WITHDRAWAL } from './transaction-record.fixtures';
import { TransactionRecordsPanel } from './transaction-records-panel';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));

const SENT = { success: true, message: 'Submission successful!', transaction_id: 'D1006' } as const;
const REFUSED_WITHDRAWAL: Transaction = { ...WITHDRAWAL, key: '2', changeable_in: 0, reason: 'The sender is unknown.' };

async function open(record: Transaction, { api = [], ...options }: RemoteTestOptions = {}) {
  const view = renderRemote(<TransactionRecordsPanel />, {
    path: `/account?details=${record.transaction_id}`,
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(getTransactionRecords, { data: [record], last_page: 1, total: 1 }), on(resubmitTransaction, SENT), ...api],
    ...options,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit and resubmit' }));
  return view;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send again' });

it('starts with the values of the record', async () => {
  const { container } = await open(REFUSED);
  expect(box('Amount')).toHaveValue('750');
  expect(box('Amount')).toHaveFocus();
  expect(box('Sender’s phone')).toHaveValue('01712345678');
  expect(box('TRX ID')).toHaveValue('BK7M2Q9XTA');
  await expectAccessible(container);
});

it('PLATFORM-048: sends a deposit again with other values and a receipt, once', async () => {
  const { user, api, shell } = await open(REFUSED);
  await user.clear(box('Amount'));
  await user.type(box('Amount'), '৯৫০.৫০');
  await user.clear(box('TRX ID'));
  await user.type(box('TRX ID'), ' CK7M2Q9XTB ');
  await user.upload(screen.getByLabelText(/^New receipt/), new File(['x'], 'slip.png', { type: 'image/png' }));
  await user.dblClick(send());
  await waitFor(() => expect(shell.notes.successes).toEqual(['Submission successful!']));
  const [sent, ...more] = api.sentTo(resubmitTransaction);
  expect(more).toEqual([]);
  expect(Object.fromEntries((sent?.body as FormData).entries())).toMatchObject({
    transaction_id: 'D1006',
    amount: '950.50',
    account_number: '01712345678',
    trx_id: 'CK7M2Q9XTB',
    receipt: expect.any(File),
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('refuses a file that is no receipt before anything is sent', async () => {
  await open(REFUSED);
  const choose = (name: string, type: string) =>
    fireEvent.change(screen.getByLabelText(/^New receipt/), { target: { files: [new File(['x'], name, { type })] } });
  choose('slip.gif', 'image/gif');
  expect(await screen.findByText('A receipt is a JPG, PNG or PDF file.')).toBeVisible();
  choose('slip.png', 'image/png');
  await waitFor(() => expect(screen.queryByText('A receipt is a JPG, PNG or PDF file.')).not.toBeInTheDocument());
});

it('RECORDS-030: finds the chosen receipt again after a reload, at the same request only', async () => {
  const first = await open(REFUSED);
  await first.user.upload(screen.getByLabelText(/^New receipt/), new File(['x'], 'slip.png', { type: 'image/png' }));
  expect(await screen.findByText('slip.png is attached.')).toBeVisible();
  first.unmount();
  const other = await open({ ...REFUSED, transaction_id: 'D1009' });
  expect(screen.queryByText('slip.png is attached.')).not.toBeInTheDocument();
  other.unmount();
  const { user, api, shell } = await open(REFUSED);
  expect(await screen.findByText('slip.png is attached.')).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(shell.notes.successes).toEqual(['Submission successful!']));
  expect((api.sentTo(resubmitTransaction)[0]?.body as FormData).get('receipt')).toMatchObject({ name: 'slip.png' });
});

it('RECORDS-030: edits a deposit that still waits', async () => {
  const { user, api, shell } = await open({ ...PENDING, changeable_in: 0 });
  await user.clear(box('TRX ID'));
  await user.type(box('TRX ID'), 'CK7M2Q9XTB');
  await user.click(send());
  await waitFor(() => expect(shell.notes.successes).toEqual(['Submission successful!']));
  expect(api.sentTo(resubmitTransaction)[0]?.body).toMatchObject({ transaction_id: 'D1007', trx_id: 'CK7M2Q9XTB' });
});

it('sends a withdrawal again with only amount and account', async () => {
  const { user, api } = await open(REFUSED_WITHDRAWAL);
  expect(screen.queryByRole('textbox', { name: 'TRX ID' })).not.toBeInTheDocument();
  await user.clear(box('Account number'));
  await user.type(box('Account number'), '01812-345 678');
  await user.click(send());
  await waitFor(() =>
    expect(api.sentTo(resubmitTransaction)[0]?.body).toEqual({ transaction_id: 'W2001', amount: '1200', account_number: '01812345678' }),
  );
});

it.each([
  ['Amount', 'Please fill in your amount.'],
  ['Sender’s phone', 'Please provide a valid 11-digit account number.'],
  ['TRX ID', 'Please provide your TRX ID. It should be valid.'],
])('shows beside %s what is missing, and sends nothing', async (field, says) => {
  const { user, api } = await open(REFUSED);
  await user.clear(box(field));
  await user.click(send());
  expect(box(field)).toHaveAccessibleDescription(expect.stringContaining(says));
  expect(box(field)).toHaveFocus();
  await user.type(box(field), '5');
  expect(box(field)).toHaveFocus();
  expect(api.writes()).toEqual([]);
});

it('keeps all typed values when it is refused', async () => {
  const { user, shell } = await open(REFUSED, { api: [on(resubmitTransaction, refusal('funds.trx_used'))] });
  await user.clear(box('Amount'));
  await user.type(box('Amount'), '820');
  await user.click(send());
  await waitFor(() => expect(shell.notes.errors).toEqual(['This TRX ID was already used.']));
  expect(box('Amount')).toHaveValue('820');
  expect(box('TRX ID')).toHaveValue('BK7M2Q9XTA');
});

it('shows that the outcome is unknown when the answer is lost, and sends the same request under the same key', async () => {
  const clock = startFakeClock();
  const { user, api } = await open(REFUSED, {
    api: [on(resubmitTransaction, networkFailure()), on(findOutcome, { state: 'none' })],
    advanceTimers: clock.advance,
  });
  await user.click(send());
  for (let at = 0; at < 10; at++) await clock.advance(1000);
  expect(screen.getByText(/it cannot be booked twice/)).toBeVisible();
  api.change(on(resubmitTransaction, SENT));
  await user.click(send());
  const keys = api.sentTo(resubmitTransaction).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

it('is closed with Cancel', async () => {
  const { user, api } = await open(REFUSED);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('region', { name: 'D1006' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Edit and resubmit' })).toBeVisible();
  expect(api.writes()).toEqual([]);
});
