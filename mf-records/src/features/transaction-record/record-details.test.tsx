import { screen, waitFor, within } from '@testing-library/react';
import { getReceipt, revertTransaction, type Transaction } from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { answer, expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { APPROVED, PENDING, REFUSED, WITHDRAWAL } from './transaction-record.fixtures';
import { TransactionRecordsPanel } from './transaction-records-panel';

interface OpenOptions extends RemoteTestOptions {
  confirms?: ShellDoubleOptions['confirms'];
}

const open = (record: Transaction, { api = [], confirms = true, ...options }: OpenOptions = {}) =>
  renderRemote(<TransactionRecordsPanel />, {
    path: `/account?tab=transactionRecords&details=${record.transaction_id}`,
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop', confirms },
    api: [on(getTransactionRecords, { data: [record], last_page: 1, total: 1 }), ...api],
    ...options,
  });
const revert = () => screen.findByRole('button', { name: 'Revert' });
const edit = () => screen.findByRole('button', { name: /^Edit and resubmit/ });

it('RECORDS-029: shows the way back, the timeline, the details and both ways to change it, with their waiting time', async () => {
  const clock = startFakeClock();
  const { container } = open({ ...REFUSED, changeable_in: 754 });
  await clock.advance(0);
  expect(screen.getByRole('link', { name: 'All transactions' })).toBeVisible();
  const timeline = within(screen.getByRole('list', { name: 'Transaction Progress' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(3);
  const details = screen.getByRole('region', { name: 'Record details' });
  for (const words of ['D1006', 'CashOut', 'Padma Wallet', '01712345678', 'BK7M2Q9XTA', '14/01/2026 23:59:59 GMT+6', '৳750.00', 'Fail'])
    expect(details).toHaveTextContent(words);
  expect(details).toHaveTextContent('The amount does not match the transfer.');
  expect(details).toHaveTextContent('You can edit after 13 minutes.');
  expect(screen.getByRole('button', { name: 'Revert' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Edit and resubmit 12:34' })).toBeDisabled();
  clock.end();
  await expectAccessible(container);
});

it('RECORDS-030: both open when the time is over', async () => {
  const clock = startFakeClock();
  open({ ...REFUSED, changeable_in: 61 });
  await clock.advance(0);
  await clock.advance(60_000);
  expect(screen.getByText('You can edit after 1 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit and resubmit 0:01' })).toBeDisabled();
  await clock.advance(1000);
  expect(screen.getByRole('button', { name: 'Edit and resubmit' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Revert' })).toBeEnabled();
  expect(screen.queryByText(/You can edit after/)).not.toBeInTheDocument();
});

it('RECORDS-030: a record that succeeded has neither', async () => {
  open(APPROVED);
  expect(await screen.findByRole('link', { name: 'All transactions' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revert|resubmit/ })).not.toBeInTheDocument();
  expect(screen.getByText('+৳15.00')).toBeVisible();
});

it.each([
  [
    'deposit',
    { ...PENDING, changeable_in: 0 },
    'It will not be processed any more. If you have already sent the money, contact support instead.',
  ],
  ['withdrawal', { ...WITHDRAWAL, key: '0', changeable_in: 0 }, 'It will not be paid out. The amount goes back to your main wallet.'],
] as const)('RECORDS-030: a pending %s can be reverted, or edited and resubmitted', async (_name, record, question) => {
  const { user, api, shell } = open(record, { api: [on(revertTransaction, { success: true, message: 'The request was taken back.' })] });
  expect(await edit()).toBeEnabled();
  await user.click(await revert());
  expect(shell.notes.questions).toEqual([question]);
  expect(api.sentTo(revertTransaction)[0]?.body).toEqual({ transaction_id: record.transaction_id });
});

it('reverts after a confirmation, and shows the outcome', async () => {
  const { user, api, shell } = open(
    { ...PENDING, changeable_in: 0 },
    { api: [on(revertTransaction, { success: true, message: 'The request was taken back.' })] },
  );
  api.change(
    on(getTransactionRecords, ({ query }) => {
      const isReverted = api.sentTo(revertTransaction).length > 0 && query['page'] === 1;
      return {
        data: [isReverted ? { ...REFUSED, transaction_id: 'D1007', changeable_in: 1800 } : { ...PENDING, changeable_in: 0 }],
        last_page: 1,
        total: 1,
      };
    }),
  );
  await user.click(await revert());
  expect(shell.notes.questions).toEqual([
    'It will not be processed any more. If you have already sent the money, contact support instead.',
  ]);
  expect(api.sentTo(revertTransaction)[0]?.body).toEqual({ transaction_id: 'D1007' });
  expect(await screen.findByText('You can edit after 30 minutes.')).toBeVisible();
  expect(shell.notes.successes).toEqual(['The request was taken back.']);
  expect(shell.notes.refreshes).toBe(1);
});

it('reverts nothing when the player cancels', async () => {
  const { user, api } = open(REFUSED, { confirms: false });
  await user.click(await revert());
  expect(api.writes()).toEqual([]);
});

it('shows why it could not be reverted, in the player’s language', async () => {
  const { user, shell } = open(REFUSED, { language: 'bn', api: [on(revertTransaction, refusal('funds.not_changeable'))] });
  await user.click(await screen.findByRole('button', { name: 'ফিরিয়ে নিন' }));
  await screen.findByRole('button', { name: 'ফিরিয়ে নিন' });
  expect(shell.notes.errors).toHaveLength(1);
  expect(shell.notes.errors[0]).not.toMatch(/[a-z]/);
});

describe('the receipt', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:receipt';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
  });

  it('is fetched with the player’s token and kept as a file', async () => {
    const { user, api } = open(REFUSED, {
      api: [on(getReceipt, answer(new Blob(['x'], { type: 'image/png' }), { 'content-disposition': 'attachment; filename="D1006.png"' }))],
    });
    await user.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(saved).toEqual(['D1006.png blob:receipt']));
    expect(api.sentTo(getReceipt)[0]?.query).toEqual({ transaction_id: 'D1006' });
  });

  it('is not offered where there is none', async () => {
    open(APPROVED);
    expect(await screen.findByRole('link', { name: 'All transactions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
  });
});
