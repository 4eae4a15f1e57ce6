import { screen, waitFor, within } from '@testing-library/react';
import { REASON_AMOUNT } from '@site/api/contracts/funds';
import {
  approveTransaction,
  confirmProposal,
  failTransaction,
  sendProposalBack,
  showQueue,
  showRequestDetails,
  type QueuedTransaction,
} from '@site/platform-operator/calls';
import { expectAccessible, networkFailure, never, refusal, type SentRequest, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { CASHIER, onCall, queuePage, renderConsole, request, requestDetails } from '#testing';

const QUEUE = [request(1), request(2, { action: 'withdraw', trx_id: null, amount: '1250.50', method: 'Doyel Pay' }), request(3)];
const DECIDED = { transaction_id: 'D1', action: 'deposit', key: '1', amount: '500.00', reason: null, proposal: null } as const;
const approves = onCall(approveTransaction, ({ path }: SentRequest) => ({ ...DECIDED, transaction_id: path.split('/')[3] ?? '' }));

const open = (...api: Stub[]) => renderConsole({ session: CASHIER, path: '/queue', api: [DETAILS, ...api] });
const DETAILS = onCall(showRequestDetails, requestDetails());
/** The queue as the server narrows it, in pages of that many. */
const waiting = (list: readonly QueuedTransaction[] = QUEUE, size = list.length) =>
  onCall(showQueue, ({ query: { action, method, text = '', after } }: SentRequest) => {
    const fits = list.filter(
      (each) =>
        (!action || each.action === action) &&
        (!method || each.method === method) &&
        `${each.transaction_id} ${each.trx_id ?? ''}`.toLowerCase().includes(String(text).toLowerCase()),
    );
    const from = Number(String(after ?? '~0').split('~')[1]);
    const next = from + size < fits.length ? `2026-01-15T05:40:00.000Z~${from + size}` : null;
    return { ...queuePage(list), rows: fits.slice(from, from + size), next };
  });
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
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('player2')]));
  await user.click(screen.getByRole('button', { name: 'Withdrawals' }));
  await user.type(screen.getByRole('textbox', { name: 'Number, player, account, TRX ID' }), 'trx3');
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('player3')]));
  await user.click(screen.getByRole('button', { name: 'Doyel Pay' }));
  expect(await screen.findByText('No request fits the filter.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Padma Wallet' })).toBeVisible();
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

it('asks for the next page when the last rows are near, and for no more than that', async () => {
  const many = Array.from({ length: 200 }, (_, index) => request(index + 1));
  const { unmount } = open(waiting(many.slice(0, 25), 10));
  const grid = await table();
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '26'));
  unmount();
  open(waiting(many, 100));
  expect(await table()).toHaveAttribute('aria-rowcount', '101');
});

it('opens a request that the list does not show yet', async () => {
  const many = Array.from({ length: 200 }, (_, index) => request(index + 1));
  renderConsole({ session: CASHIER, path: '/queue?request=D190', api: [DETAILS, waiting(many, 100)] });
  expect(await screen.findByRole('complementary', { name: 'The open request' })).toHaveTextContent('D190');
});

describe('a decision of two people', () => {
  const PROPOSED = { id: 7, verdict: 'approve', reason: null, by: 'nadia', at: '2026-01-15T05:50:00.000Z' } as const;
  const large = (over: Partial<QueuedTransaction> = {}) =>
    request(4, { action: 'withdraw', amount: '20000.00', trx_id: null, needs_second: ['approve', 'refuse'], ...over });

  it('is only proposed by the first, who reads so before', async () => {
    const answer = { ...DECIDED, transaction_id: 'D4', key: '0', proposal: { ...PROPOSED, by: 'karim' } } as const;
    const { user, api } = open(waiting([large()]), onCall(approveTransaction, answer));
    (await table()).focus();
    await user.keyboard('a');
    expect(await dialog()).toHaveTextContent('Proposed only: 1. Another person has to confirm.');
    await user.click(within(await dialog()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(bodiesOf(api, approveTransaction)).toHaveLength(1));
  });

  it('is confirmed by the second, who sees who proposed what', async () => {
    const { user, api } = open(waiting([large({ proposal: PROPOSED })]), onCall(confirmProposal, { ...DECIDED, transaction_id: 'D4' }));
    (await table()).focus();
    expect(rows()[0]).toHaveTextContent(/1 of 2.*Waits for a second person/);
    await user.keyboard('{Enter}');
    const panel = within(screen.getByRole('complementary', { name: 'The open request' }));
    expect(panel.getByText(/nadia proposed to approve it/)).toBeVisible();
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.sentTo(endpointOf(confirmProposal)).map(({ body }) => body)).toEqual([{ proposal: 7 }]));
  });

  it('is sent back, also by its author, who cannot confirm it', async () => {
    const own = large({ proposal: { ...PROPOSED, by: CASHIER.name } });
    const { user, api } = open(waiting([own]), onCall(sendProposalBack, { ...DECIDED, key: '0', transaction_id: 'D4' }));
    (await table()).focus();
    await user.keyboard('{Enter}a');
    const panel = within(screen.getByRole('complementary', { name: 'The open request' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Take back' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(api.sentTo(endpointOf(sendProposalBack)).map(({ body }) => body)).toEqual([{ proposal: 7 }]));
  });

  it('is not among those that are chosen together', async () => {
    const { user } = open(waiting([large({ proposal: PROPOSED }), request(1)]));
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(screen.getByRole('region', { name: 'What is chosen' })).toHaveTextContent('1 chosen৳500.00');
  });
});

it('shows the receipt, which a press makes larger, and what the player did before', async () => {
  const before = {
    transaction_id: 'W7',
    action: 'withdraw',
    amount: '900.00',
    key: '2',
    method: 'Doyel Pay',
    account_number: '01812345678',
    attempt: 1,
    sent_at: '2026-01-10T05:40:00.000Z',
    decided_at: '2026-01-10T06:40:00.000Z',
    decided_by: 'operator',
    reason: 'The account does not exist.',
  } as const;
  const details = requestDetails({ receipt: { type: 'image/png', sent_at: '2026-01-15T05:41:00.000Z' }, held: '250.00', last: [before] });
  const { user } = open(waiting(), onCall(showRequestDetails, details));
  (await table()).focus();
  await user.keyboard('{Enter}');
  const panel = within(screen.getByRole('complementary', { name: 'The open request' }));
  const picture = await panel.findByRole('img', { name: 'Receipt of D1' });
  expect(picture).toHaveAttribute('src', '/operator/transactions/D1/receipt');
  expect(panel.getByRole('region', { name: 'Last requests' })).toHaveTextContent(
    /Withdrawal৳900.00Refused.*Decided by a person. The account does not exist./,
  );
  expect(panel.getByText('৳250.00')).toBeVisible();
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Show the receipt of D1 larger' }));
  expect(within(await dialog()).getByRole('img', { name: 'Receipt of D1' })).toBeVisible();
});

it('says that an open request does not wait any more', async () => {
  renderConsole({ session: CASHIER, path: '/queue?request=D9', api: [DETAILS, waiting()] });
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
