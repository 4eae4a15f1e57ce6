import { screen, waitFor, within } from '@testing-library/react';
import { REASON_AMOUNT } from '@site/api/contracts/funds';
import { approveTransaction, failTransaction, showQueue } from '@site/platform-operator/calls';
import { expectAccessible, networkFailure, never, refusal, type SentRequest, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { CASHIER, onCall, renderConsole, request } from '#testing';

const QUEUE = [request(1), request(2, { action: 'withdraw', trx_id: null, amount: '1250.50', method: 'Doyel Pay' }), request(3)];
const DECIDED = { transaction_id: 'D1', action: 'deposit', key: '1', amount: '500.00', reason: null } as const;
const approves = onCall(approveTransaction, ({ path }: SentRequest) => ({ ...DECIDED, transaction_id: path.split('/')[3] ?? '' }));

const open = (...api: Stub[]) => renderConsole({ session: CASHIER, path: '/queue', api });
const waiting = (list = QUEUE) => onCall(showQueue, list);
const table = () => screen.findByRole('grid', { name: 'Deposits and withdrawals' });
const rows = () => screen.getAllByRole('row').slice(1);
const dialog = () => screen.findByRole('dialog');
const bodiesOf = (api: ReturnType<typeof open>['api'], call: typeof approveTransaction) =>
  api.sentTo(endpointOf(call)).map(({ path, body }) => ({ path, body }));

it('lists what waits, the oldest first, with all that a decision needs', async () => {
  open(waiting());
  await table();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('player1'),
    expect.stringContaining('player2'),
    expect.stringContaining('player3'),
  ]);
  expect(rows()[1]).toHaveTextContent('20 minWithdrawal৳1,250.50player2Doyel Pay 01712345678—D2');
  await expectAccessible();
});

it('has few rows in the document for 10,000 requests', async () => {
  open(waiting(Array.from({ length: 10_000 }, (_, index) => request(index))));
  expect(await table()).toHaveAttribute('aria-rowcount', '10001');
  expect(rows().length).toBeGreaterThan(5);
  expect(rows().length).toBeLessThan(60);
});

it('narrows the list by kind, method and text, and says when nothing fits', async () => {
  const { user } = open(waiting());
  await table();
  await user.click(screen.getByRole('button', { name: 'Withdrawals' }));
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('player2')]);
  await user.click(screen.getByRole('button', { name: 'Withdrawals' }));
  await user.type(screen.getByRole('textbox', { name: 'Number, player, account, TRX ID' }), 'trx3');
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Doyel Pay' }));
  expect(screen.getByText('No request fits the filter.')).toBeVisible();
});

it('is used by keys: j moves, Enter opens, a approves what was seen, and the focus is in the list again', async () => {
  const { user, api } = open(waiting(), approves);
  (await table()).focus();
  await user.keyboard('j{Enter}');
  const panel = screen.getByRole('complementary', { name: 'The open request' });
  expect(within(panel).getByText('Pay to')).toBeVisible();
  await user.keyboard('a');
  expect(within(await dialog()).getByText(/You say that the money was sent/)).toBeVisible();
  await expectAccessible();
  await user.click(within(await dialog()).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodiesOf(api, approveTransaction)).toEqual([{ path: '/operator/transactions/D2/approve', body: { attempt: 1 } }]);
  expect(await table()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

it('refuses with a reason from the list or with own words', async () => {
  const failed = onCall(failTransaction, { ...DECIDED, key: '2', reason: REASON_AMOUNT });
  const { user, api } = open(waiting(), failed);
  (await table()).focus();
  await user.keyboard('r');
  await user.selectOptions(within(await dialog()).getByLabelText('Reason'), REASON_AMOUNT);
  await user.click(within(await dialog()).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('r');
  await user.selectOptions(within(await dialog()).getByLabelText('Reason'), 'Own words');
  await user.type(within(await dialog()).getByLabelText('Reason in your own words'), ' Sent from another number ');
  await user.click(within(await dialog()).getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(api.sentTo(endpointOf(failTransaction)).map(({ body }) => body)).toEqual([
      { attempt: 1, reason: REASON_AMOUNT },
      { attempt: 1, reason: 'Sent from another number' },
    ]),
  );
});

it('does not decide a request that was edited meanwhile, and shows why', async () => {
  const { user } = open(waiting(), onCall(approveTransaction, refusal('funds.changed')));
  (await table()).focus();
  await user.keyboard('a');
  await user.click(within(await dialog()).getByRole('button', { name: 'Approve' }));
  expect(await within(await dialog()).findByText('Not done')).toBeVisible();
  expect(within(await dialog()).getByText('0 of 1 done')).toBeVisible();
});

it('decides many after one confirmation with number and total, and tries only the failed ones again', async () => {
  const some = onCall(approveTransaction, { ...DECIDED }, refusal('funds.not_changeable'), { ...DECIDED, transaction_id: 'D3' });
  const { user, api } = open(waiting(), some);
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
  const bar = screen.getByRole('region', { name: 'What is chosen' });
  expect(bar).toHaveTextContent('3 chosen৳2,250.50');
  await user.click(within(bar).getByRole('button', { name: 'Approve' }));
  expect(await dialog()).toHaveTextContent('Approve 3 requests?');
  expect(await dialog()).toHaveTextContent('৳1,000.002 Deposits');
  expect(api.writes()).toEqual([]);
  await user.click(within(await dialog()).getByRole('button', { name: 'Approve' }));
  expect(await within(await dialog()).findByText('2 of 3 done')).toBeVisible();
  api.change(approves);
  await user.click(within(await dialog()).getByRole('button', { name: 'Try 1 again' }));
  expect(await within(await dialog()).findByText('3 of 3 done')).toBeVisible();
  expect(bodiesOf(api, approveTransaction).map(({ path }) => path.split('/')[3])).toEqual(['D1', 'D2', 'D3', 'D2']);
});

it('keeps place and choice when the list is fresh', async () => {
  const { user, api } = open(waiting());
  const grid = await table();
  grid.focus();
  await user.keyboard('jx');
  api.change(waiting([request(0), ...QUEUE]));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByText('player0');
  expect(screen.getByRole('checkbox', { name: 'Choose D2' })).toBeChecked();
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('player2');
});

it('says that an open request does not wait any more', async () => {
  renderConsole({ session: CASHIER, path: '/queue?request=D9', api: [waiting()] });
  expect(await screen.findByText('Not waiting any more')).toBeVisible();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const { unmount } = open(waiting([]));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  unmount();
  const failed = open(onCall(showQueue, refusal('platform.forbidden')));
  expect(await screen.findByText('The waiting requests could not be loaded')).toBeVisible();
  failed.api.change(waiting());
  await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
  failed.unmount();
  open(onCall(showQueue, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
});

it('keeps the list and says that it may be old when a later look fails', async () => {
  const { user, api } = open(waiting());
  await table();
  api.change(onCall(showQueue, networkFailure()));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('This list may be old: the last try failed.')).toBeVisible();
  expect(rows()).toHaveLength(3);
});

it('speaks Bangla', async () => {
  renderConsole({ session: CASHIER, path: '/queue', language: 'bn', api: [waiting()] });
  expect(await screen.findByRole('heading', { name: 'জমা ও উত্তোলন' })).toBeVisible();
});
