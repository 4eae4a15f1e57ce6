import { act, screen, waitFor } from '@testing-library/react';
import { userShow } from '@site/api/contracts/account';
import { checkWithdrawal, getPaymentMethods, getTransactions, submitWithdraw } from '@site/api/contracts/funds';
import { findOutcome } from '@site/api/contracts/wallet';
import { ALL_TRIES_MS, networkFailure, offContract, on, refusal, startFakeClock, TOKEN } from '@site/testing';
import { METHODS, PROFILE, transaction } from '#fixtures';
import { fillIn, openWithdrawal, RICH, submitButton, withdraw } from '#testing/open-withdrawal';

const TO_PROFILE = '<a href="/profile">Go to your profile</a>';
const TO_TURNOVER = '<a href="/turnover-record">Please complete your turnover and try again.</a>';
const UNVERIFIED = on(userShow, { ...PROFILE, session_id: '0' });
const PENDING = on(getTransactions, [transaction({ action: 'withdraw', key: '0' })]);

const typed = () => ({
  amount: screen.getByLabelText<HTMLInputElement>('Amount').value,
  account: screen.getByLabelText<HTMLInputElement>('Account number').value,
  method: screen.getByRole<HTMLInputElement>('radio', { name: 'Konopay' }).checked,
});
const FILLED_IN = { amount: '750', account: '01712345678', method: true };

describe('the checks before anything is sent', () => {
  it.each([
    ['FUNDS-055, 062, N-08: the phone is checked first', [UNVERIFIED, PENDING], {}, `Please verify your phone number first. ${TO_PROFILE}`],
    [
      'FUNDS-056, 062: a pending request is checked next',
      [PENDING],
      {},
      'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
    ],
    ['FUNDS-057: the amount is required', [], {}, 'Amount is required.'],
    ['FUNDS-058: the account number is required', [], { amount: '750' }, 'Account number is required.'],
    ['FUNDS-059: the method is required', [], { amount: '750', account: '01712345678' }, 'Please select your payment method.'],
  ])('%s', async (_, api, form, says) => {
    const view = openWithdrawal({ api });
    await fillIn(view.user, form);
    await view.user.click(await submitButton());
    expect(view.shell.notes.errors).toEqual([says]);
    expect(view.api.sentTo(checkWithdrawal)).toEqual([]);
    expect(view.api.writes()).toEqual([]);
  });

  it('FUNDS-054: the checks do not include the range: the platform refuses an amount that is too small', async () => {
    const view = openWithdrawal({ api: [on(submitWithdraw, refusal('funds.withdrawal_out_of_range'))] });
    await fillIn(view.user, { method: 'Konopay', amount: '100', account: '01712345678' });
    await view.user.click(await submitButton());
    await waitFor(() => expect(view.shell.notes.errors).toEqual(['A withdrawal is between 500 and 25,000 BDT.']));
  });
});

describe('the platform’s own check', () => {
  it('FUNDS-060, 063, 068: is requested before the withdrawal is sent, each time', async () => {
    const view = openWithdrawal({ api: [on(submitWithdraw, refusal('funds.balance_low'))] });
    await withdraw(view.user);
    await waitFor(() => expect(view.shell.notes.errors).toHaveLength(1));
    await view.user.click(await submitButton());
    await waitFor(() => expect(view.shell.notes.errors).toHaveLength(2));
    const calls = view.api.requests.filter(({ path }) => /withdraw/.test(path));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/userwithdrawcheck',
      'POST /api/submit-withdraw',
      'GET /api/userwithdrawcheck',
      'POST /api/submit-withdraw',
    ]);
    expect(calls[0]).toMatchObject({ query: { remote_id: 'R1001' }, headers: { authorization: `Bearer ${TOKEN}` } });
  });

  it.each([
    [
      'FUNDS-062, 064: a missing date of birth leads to the profile',
      refusal('funds.birthday_missing'),
      `Please save your date of birth in your profile before you withdraw. ${TO_PROFILE}`,
    ],
    [
      'FUNDS-062, 064: active turnover leads to its record',
      refusal('funds.turnover_active'),
      `Your turnover is not complete yet. ${TO_TURNOVER}`,
    ],
    ['FUNDS-065: another refusal is shown', refusal('funds.account_blocked'), 'Your account is blocked. Please contact support.'],
    ['FUNDS-065: an answer without a body is an error', offContract(null), 'An error occurred.'],
    ['FUNDS-065: a flag of false is an unknown error', { success: false, message: 'no' }, 'An unknown error occurred.'],
  ])('%s, and nothing is sent', async (_, answer, says) => {
    const view = openWithdrawal({ api: [on(checkWithdrawal, answer)] });
    await withdraw(view.user);
    await waitFor(() => expect(view.shell.notes.errors).toEqual([says]));
    expect(view.api.writes()).toEqual([]);
    expect(typed()).toEqual(FILLED_IN);
    expect(await submitButton()).toBeEnabled();
  });

  it('FUNDS-065: a fault without a text is an error', async () => {
    const clock = startFakeClock();
    const view = openWithdrawal({ advanceTimers: clock.advance, api: [on(checkWithdrawal, offContract('', 500))] });
    await withdraw(view.user);
    expect(screen.getByRole('button', { name: 'Checking your account…' })).toBeDisabled();
    await clock.advance(ALL_TRIES_MS);
    expect(view.shell.notes.errors).toEqual(['An error occurred.']);
    expect(view.api.writes()).toEqual([]);
  });

  it('sends nothing for a player who has left meanwhile', async () => {
    let answer = () => {};
    const view = openWithdrawal();
    await fillIn(view.user, { method: 'Konopay', amount: '750', account: '01712345678' });
    view.api.change(
      on(checkWithdrawal, () => {
        answer();
        return { success: true };
      }),
    );
    answer = () => view.unmount();
    act(() => screen.getByRole('button', { name: 'Submit' }).click());
    await waitFor(() => expect(view.api.sentTo(checkWithdrawal)).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(view.api.writes()).toEqual([]);
  });
});

describe('the request', () => {
  it.each([
    ['a plain list', METHODS, 12],
    ['e-wallets', { type: 'ewallet' as const, pgs: METHODS }, 0],
  ])('FUNDS-066, 067, C-34, N-65: has its five fields with %s', async (_, methods, payment_id) => {
    const view = openWithdrawal({ api: [on(getPaymentMethods, methods)] });
    await withdraw(view.user);
    await waitFor(() => expect(view.api.sentTo(submitWithdraw)).toHaveLength(1));
    expect(view.api.sentTo(submitWithdraw)[0]).toMatchObject({
      path: '/api/submit-withdraw',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: { remote_id: 'R1001', account_number: '01712345678', amount: '750', payment_id, provider: 'Konopay' },
    });
  });

  it('goes out once, however often the button is pressed', async () => {
    const view = openWithdrawal();
    await fillIn(view.user, { method: 'Konopay', amount: '750', account: '01712345678' });
    const button = await submitButton();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(view.location().pathname).toBe('/payment-request'));
    expect(view.api.sentTo(checkWithdrawal)).toHaveLength(1);
    expect(view.api.sentTo(submitWithdraw)).toHaveLength(1);
  });

  it('is open to a player who takes a break', async () => {
    const view = openWithdrawal({ shell: { ...RICH, restriction: { kind: 'excluded', until: null } } });
    await withdraw(view.user);
    await waitFor(() => expect(view.location().pathname).toBe('/payment-request'));
  });
});

describe('the outcome', () => {
  it('FUNDS-068, 070: opens the payment request on success, with its facts, and clears the form', async () => {
    const view = openWithdrawal();
    await withdraw(view.user);
    await waitFor(() => expect(view.location().pathname).toBe('/payment-request'));
    expect(view.location().state).toEqual({
      action: 'withdraw',
      amount: '750',
      icon: 'payments/Konopay.svg',
      transactionId: 'W1001',
      isFresh: true,
    });
    expect(view.shell.notes.errors).toEqual([]);
    expect(view.shell.notes.refreshes).toBeGreaterThan(0);
    await waitFor(() => expect(view.api.sentTo(getTransactions).length).toBeGreaterThan(1));
  });

  it.each([
    ['the server’s error', refusal('funds.balance_low'), 'Your balance does not cover this amount.'],
    ['a field’s words for general ones', refusal('platform.invalid', { errors: { amount: ['Invalid amount'] } }), 'Invalid amount'],
    ['the message of a flag of false', { success: false, message: 'The bank is closed today.' }, 'The bank is closed today.'],
    ['that the phone is to be verified', refusal('funds.phone_unverified'), `Please verify your phone number first. ${TO_PROFILE}`],
  ])('FUNDS-069: shows %s, and keeps everything', async (_, answer, says) => {
    const view = openWithdrawal({ api: [on(submitWithdraw, answer)] });
    await withdraw(view.user);
    await waitFor(() => expect(view.shell.notes.errors).toEqual([says]));
    expect(view.location().pathname).toBe('/withdrawal');
    expect(typed()).toEqual(FILLED_IN);
    expect(screen.queryByText(/We could not find out/)).not.toBeInTheDocument();
  });

  it('FUNDS-069: is shown on any page that the player is on by then', async () => {
    const clock = startFakeClock();
    const view = openWithdrawal({
      advanceTimers: clock.advance,
      api: [
        on(submitWithdraw, networkFailure()),
        on(findOutcome, { state: 'none' }, { state: 'done', answer: { success: true, message: 'ok', transaction_id: 'W1002' } }),
      ],
    });
    await withdraw(view.user);
    await clock.advance(0);
    view.unmount();
    await clock.advance(1_000);
    expect(view.shell.notes.successes).toEqual(['Withdrawal successful!']);
    expect(view.shell.notes.navigations).toEqual([]);
  });

  it('looks up the outcome of a lost answer, and goes on when it was booked', async () => {
    const clock = startFakeClock();
    const view = openWithdrawal({
      advanceTimers: clock.advance,
      api: [
        on(submitWithdraw, networkFailure()),
        on(findOutcome, { state: 'none' }, { state: 'done', answer: { success: true, message: 'ok', transaction_id: 'W1002' } }),
      ],
    });
    await withdraw(view.user);
    await clock.advance(0);
    expect(screen.getByRole('button', { name: 'Checking…' })).toBeDisabled();
    expect(screen.getByText(/The answer got lost on the way/)).toBeVisible();
    await clock.advance(1_000);
    expect(view.location()).toMatchObject({ pathname: '/payment-request', state: { transactionId: 'W1002' } });
    expect(view.api.sentTo(submitWithdraw)).toHaveLength(1);
  });

  it('FUNDS-069: is an error without an answer; the page keeps everything, and sends the same request under the same key', async () => {
    const clock = startFakeClock();
    const view = openWithdrawal({
      advanceTimers: clock.advance,
      api: [on(submitWithdraw, networkFailure()), on(findOutcome, { state: 'none' })],
    });
    await withdraw(view.user);
    await clock.advance(20_000);
    expect(view.shell.notes.errors).toEqual(['An error occurred. Please try again.']);
    expect(screen.getByText(/We could not find out whether your request arrived/)).toBeVisible();
    expect(typed()).toEqual(FILLED_IN);

    view.api.change(on(submitWithdraw, { success: true, message: 'ok', transaction_id: 'W1001' }));
    await view.user.click(screen.getByRole('button', { name: 'Submit' }));
    await clock.advance(100);
    expect(view.location().pathname).toBe('/payment-request');
    const [first, second] = view.api.sentTo(submitWithdraw).map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toBe(first);
  });
});

it('keeps the typed values when another release replaces this one', async () => {
  const first = openWithdrawal();
  await fillIn(first.user, { method: 'Konopay', amount: '750', account: '01712345678' });
  first.unmount();
  openWithdrawal({ shell: first.shell });
  await submitButton();
  expect(typed()).toEqual(FILLED_IN);
});
