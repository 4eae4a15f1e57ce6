import { screen, waitFor } from '@testing-library/react';
import { confirmEwallet, getTransactions, getWalletNumber, submitDeposit } from '@site/api/contracts/funds';
import { findOutcome } from '@site/api/contracts/wallet';
import { networkFailure, never, on, refusal, startFakeClock, TOKEN, type RemoteTestOptions } from '@site/testing';
import { readPaymentRequest } from '#router-state';
import { BEGUN, BEGUN_EWALLET, lastMove, openMakePayment, SENT } from '#testing/open-make-payment';

const SLIP = new File(['%PDF-1.7 slip'], 'slip.pdf', { type: 'application/pdf' });
const trx = () => screen.getByLabelText('TRX ID');
const submit = () => screen.getByRole('button', { name: /^(Submit|Submitting…|Checking…)$/ });

async function openFilled(options: RemoteTestOptions = {}) {
  const view = openMakePayment(options);
  await screen.findByRole('option', { name: '01712345678' });
  await view.user.type(trx(), 'BK7M2Q9XTA');
  return view;
}

const HANDED = { action: 'deposit', amount: '500', icon: 'payments/konopay.svg', transactionId: 'D1001', isFresh: true };

it('waits with the submit until the platform has given a number to pay to', async () => {
  const { api, user } = await openFilled({ api: [on(getWalletNumber, never())] });
  expect(submit()).toBeDisabled();
  await user.type(trx(), '{Enter}');
  expect(api.sentTo(submitDeposit)).toEqual([]);
});

describe.each([
  [
    'FUNDS-034, 035: a plain deposit',
    BEGUN,
    submitDeposit,
    {
      remote_id: 'R1001',
      account_number: '01712345678',
      transaction_id: 'BK7M2Q9XTA',
      amount: '500',
      payment_id: 12,
      promotion_id: 4,
    },
  ],
  ['FUNDS-033, 035: an e-wallet payment', BEGUN_EWALLET, confirmEwallet, { trx_id: 'EW77', trxid: 'BK7M2Q9XTA', number: '01712345678' }],
] as const)('%s', (_, state, endpoint, fields) => {
  it('is sent as JSON without a receipt, with the bearer', async () => {
    const { api, user } = await openFilled({ state });
    await user.click(submit());
    await waitFor(() => expect(api.sentTo(endpoint)).toHaveLength(1));
    const [sent] = api.sentTo(endpoint);
    expect(sent?.body).toEqual(fields);
    expect(sent?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
    expect(api.writes().filter(({ path }) => path !== '/api/balance')).toHaveLength(1);
  });

  it('N-29, M-07: is sent as a form with a receipt', async () => {
    const { api, user } = await openFilled({ state });
    await user.upload(screen.getByLabelText('Receipt (optional)'), SLIP);
    await user.click(submit());
    await waitFor(() => expect(api.sentTo(endpoint)).toHaveLength(1));
    const body = api.sentTo(endpoint)[0]?.body;
    expect(body).toBeInstanceOf(FormData);
    const { receipt, ...rest } = Object.fromEntries((body as FormData).entries());
    expect(receipt).toMatchObject({ name: 'slip.pdf', size: SLIP.size });
    expect(rest).toEqual(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));
  });

  it('FUNDS-049, 070, C-31: leads to the payment request with amount and icon, which shows the success', async () => {
    const view = await openFilled({ state });
    await view.user.click(submit());
    await waitFor(() => expect(lastMove(view)).toEqual({ path: '/payment-request', replace: true, state: HANDED }));
    expect(readPaymentRequest(lastMove(view)?.state)).toEqual(HANDED);
    expect(view.shell.notes.errors).toEqual([]);
  });

  it("FUNDS-049, 050: shows the platform's text on a refusal, and keeps all typed values", async () => {
    const { api, shell, user } = await openFilled({ state, api: [on(endpoint, refusal('funds.trx_used'))] });
    await user.upload(screen.getByLabelText('Receipt (optional)'), SLIP);
    await user.click(submit());
    await waitFor(() => expect(shell.notes.errors).toEqual(['Submission failed: This TRX ID was already used.']));
    expect(trx()).toHaveValue('BK7M2Q9XTA');
    expect(screen.getByText('slip.pdf')).toBeVisible();
    expect(submit()).toBeEnabled();
    expect(shell.notes.navigations).toEqual([]);
    api.change(on(endpoint, SENT));
    await user.click(submit());
    await waitFor(() => expect(shell.notes.navigations).toHaveLength(1));
  });
});

it('shows the platform’s text in Bangla', async () => {
  const { shell, user } = openMakePayment({ language: 'bn', api: [on(submitDeposit, refusal('funds.trx_used'))] });
  await user.type(await screen.findByLabelText('TRX ID'), 'BK7M2Q9XTA');
  await screen.findByRole('option', { name: '01712345678' });
  await user.click(await screen.findByRole('button', { name: 'জমা দিন' }));
  await waitFor(() => expect(shell.notes.errors).toEqual(['জমা দেওয়া যায়নি: এই TRX ID আগেই ব্যবহার করা হয়েছে।']));
});

it('shows the problem of a wrong field', async () => {
  const said = refusal('platform.invalid', { errors: { transaction_id: ['Invalid input'] } });
  const { shell, user } = await openFilled({ api: [on(submitDeposit, said)] });
  await user.click(submit());
  await waitFor(() => expect(shell.notes.errors).toEqual(['Submission failed: Invalid input']));
});

it('finds a deposit that was sent elsewhere meanwhile', async () => {
  const { api, user } = await openFilled({ api: [on(submitDeposit, refusal('funds.deposit_pending'))] });
  await waitFor(() => expect(api.sentTo(getTransactions)).toHaveLength(1));
  await user.click(submit());
  await waitFor(() => expect(api.sentTo(getTransactions)).toHaveLength(2));
});

it('FUNDS-049: Submit sends one request however often it is clicked, and shows that it is in flight', async () => {
  const { api, user } = await openFilled({ api: [on(submitDeposit, never())] });
  await user.dblClick(submit());
  await user.type(trx(), '{Enter}');
  expect(submit()).toHaveTextContent('Submitting…');
  expect(submit()).toBeDisabled();
  expect(api.sentTo(submitDeposit)).toHaveLength(1);
});

describe('a lost answer', () => {
  it('is looked up: a booked request is found, and the player goes on', async () => {
    const clock = startFakeClock();
    const view = openMakePayment({
      advanceTimers: clock.advance,
      api: [on(submitDeposit, networkFailure()), on(findOutcome, { state: 'none' }, { state: 'done', answer: SENT })],
    });
    await clock.advance(0);
    await view.user.type(trx(), 'BK7M2Q9XTA');
    await view.user.click(submit());
    await clock.advance(0);
    expect(submit()).toHaveTextContent('Checking…');
    expect(submit()).toBeDisabled();
    expect(screen.getByText(/We are finding out whether your request arrived/)).toBeVisible();
    await clock.advance(1000);
    expect(lastMove(view)).toMatchObject({ path: '/payment-request', state: HANDED });
    expect(view.shell.notes.errors).toEqual([]);
  });

  it('FUNDS-050: is shown as an error when nothing is found; the same request is sent again under the same key', async () => {
    const clock = startFakeClock();
    const { api, shell, user } = openMakePayment({
      advanceTimers: clock.advance,
      api: [on(submitDeposit, networkFailure()), on(findOutcome, networkFailure())],
    });
    await clock.advance(0);
    await user.type(trx(), 'BK7M2Q9XTA');
    await user.click(submit());
    await clock.advance(120_000);
    expect(shell.notes.errors).toEqual(['An error occurred. Please try again.']);
    expect(screen.getByText(/it cannot be booked twice/)).toBeVisible();
    expect(trx()).toHaveValue('BK7M2Q9XTA');
    api.change(on(submitDeposit, SENT));
    await user.click(submit());
    await clock.advance(0);
    const keys = api.sentTo(submitDeposit).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(shell.notes.navigations.at(-1)?.path).toBe('/payment-request');
  });
});

it('FUNDS-050: a player who has left the page meanwhile sees the success, and stays there', async () => {
  const clock = startFakeClock();
  const { shell, user, unmount } = openMakePayment({
    advanceTimers: clock.advance,
    api: [on(submitDeposit, networkFailure()), on(findOutcome, { state: 'none' }, { state: 'done', answer: SENT })],
  });
  await clock.advance(0);
  await user.type(trx(), 'BK7M2Q9XTA');
  await user.click(submit());
  unmount();
  await clock.advance(1000);
  expect(shell.notes.successes).toEqual(['Submission successful!']);
  expect(shell.notes.navigations).toEqual([]);
});

it('shows to a player who was logged out meanwhile that they are', async () => {
  const { shell, user } = await openFilled({ api: [on(submitDeposit, refusal('platform.unauthenticated'))] });
  await user.click(submit());
  await waitFor(() => expect(shell.notes.errors).toEqual(['User not logged in <a href="/login">Log in</a>']));
});

it('shows until when a limit of the player’s own holds', async () => {
  const until = '2026-03-01T00:00:00.000Z';
  const { shell, user } = await openFilled({ api: [on(submitDeposit, refusal('safer_play.limit_reached', { until }))] });
  const said = jest.spyOn(shell.current().dialogs, 'error');
  await user.click(submit());
  await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Submission failed: /), until));
});
