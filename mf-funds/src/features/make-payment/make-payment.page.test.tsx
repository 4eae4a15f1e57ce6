import { screen, waitFor, within } from '@testing-library/react';
import { getOpenPayment, getTransactions, getWalletNumber, showEwallet, submitDeposit, type Transaction } from '@site/api/contracts/funds';
import { expectAccessible, on, refusal, TOKEN } from '@site/testing';
import { manifest } from '#manifest';
import { BEGUN, BEGUN_EWALLET, NUMBER, openMakePayment } from '#testing/open-make-payment';

const submit = () => screen.getByRole('button', { name: 'Submit' });
const copyNumber = () => screen.getByRole('button', { name: 'Copy account number' });
const copyAmount = () => screen.getByRole('button', { name: 'Copy amount' });

const PENDING: Transaction = {
  action: 'deposit',
  key: '0',
  amount: '1500.00',
  transaction_id: 'D900',
  created_at: '2026-02-01T06:00:00.000Z',
  updated_at: '2026-02-01T06:00:00.000Z',
  payment_method: { name: 'Jhilpay', type: 'Agent', icon: 'payments/jhilpay.svg' },
  account_number: '01712345678',
  trx_id: 'AB12CD34',
  promotion: null,
  bonus: '0.00',
  reason: null,
  has_receipt: false,
  arrives_in: 900,
  changeable_in: 900,
  timeline: [],
};

describe.each(['mobile', 'desktop'] as const)('on %s', (layout) => {
  it('FUNDS-040: the page shows method, type, countdown, number and amount with their buttons, phones, TRX ID, receipt and Submit', async () => {
    openMakePayment({ shell: { player: { remoteId: 'R1001', username: 'rahim2026' }, layout } });
    expect(screen.getByRole('heading', { level: 1, name: 'Make payment' })).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Payment method' }));
    expect(summary.getByText('Konopay')).toBeVisible();
    expect(summary.getByText('Send Money')).toBeVisible();
    expect(summary.getByText('৳500.00')).toBeVisible();
    expect(await screen.findByText(NUMBER)).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('10:00');
    expect(copyNumber()).toBeVisible();
    expect(copyAmount()).toBeVisible();
    expect(await screen.findByRole('option', { name: '01712345678' })).toBeInTheDocument();
    expect(screen.getByLabelText('TRX ID')).toBeVisible();
    expect(screen.getByLabelText('Receipt (optional)')).toBeInTheDocument();
    expect(submit()).toBeEnabled();
    expect(screen.getByRole('img', { name: `QR code of the account number ${NUMBER}`, hidden: true })).toBeInTheDocument();
  });
});

it.each([
  ['Agent', 'CashOut'],
  ['Merchant', 'Merchant'],
  ['Personal', 'Send Money'],
] as const)('FUNDS-007, 039: the page shows that a %s account is for %s', (type, label) => {
  openMakePayment({ state: { ...BEGUN, type } });
  expect(within(screen.getByRole('region', { name: 'Payment method' })).getByText(label)).toBeVisible();
});

it('FUNDS-030, 031: the page requests a number for this method, type and amount, with the bearer, and uses the first', async () => {
  const { api } = openMakePayment({
    api: [
      on(getWalletNumber, [
        { account_number: NUMBER, id: 5, expires_in: 600 },
        { account_number: '01555555555', id: 6, expires_in: 600 },
      ]),
    ],
  });
  expect(await screen.findByText(NUMBER)).toBeVisible();
  expect(screen.queryByText('01555555555')).not.toBeInTheDocument();
  expect(api.sentTo(getWalletNumber)).toMatchObject([
    { query: { name: 'Konopay', account_type: 'Personal', amount: '500' }, headers: { authorization: `Bearer ${TOKEN}` } },
  ]);
});

it('FUNDS-039: the number of an e-wallet payment is shown at once, and the page requests only the time left', async () => {
  const { api } = openMakePayment({ state: BEGUN_EWALLET });
  expect(screen.getByText('01888777666')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('10:00'));
  expect(api.sentTo(showEwallet)).toMatchObject([{ query: { transaction: 'EW77' } }]);
  expect(api.sentTo(getWalletNumber)).toEqual([]);
});

it('shows that an e-wallet payment is no longer open', async () => {
  openMakePayment({ state: BEGUN_EWALLET, api: [on(showEwallet, refusal('platform.not_found'))] });
  expect(await screen.findByText('This payment is not open any more')).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('FUNDS-030, N-34: without a number for this amount the page shows that before anything is sent, and links back', async () => {
  openMakePayment({ api: [on(getWalletNumber, [])] });
  expect(await screen.findByText('No number for this deposit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/deposit');
  expect(screen.getByRole('link', { name: 'My limits' })).toHaveAttribute('href', '/responsible-gaming');
  expect(submit()).toBeDisabled();
});

it('requests the number again when it could not be loaded', async () => {
  const { api, user } = openMakePayment({ api: [on(getWalletNumber, refusal('platform.too_many'))] });
  expect(await screen.findByText('The receiving number could not be loaded')).toBeVisible();
  api.change(on(getWalletNumber, [{ account_number: NUMBER, id: 5, expires_in: 600 }]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(NUMBER)).toBeVisible();
});

describe('copying', () => {
  it('copies the number, then the amount in the format of a wallet, and confirms it', async () => {
    const { user } = openMakePayment();
    await screen.findByText(NUMBER);
    await user.click(copyNumber());
    await expect(navigator.clipboard.readText()).resolves.toBe(NUMBER);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
    await user.click(copyAmount());
    await expect(navigator.clipboard.readText()).resolves.toBe('500');
  });

  it('uses execCommand where a browser has no clipboard', async () => {
    const { user } = openMakePayment();
    await screen.findByText(NUMBER);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const selected: string[] = [];
    document.execCommand = () => selected.push((document.activeElement as HTMLTextAreaElement).value) > 0;
    await user.click(copyNumber());
    await waitFor(() => expect(selected).toEqual([NUMBER]));
    expect(copyNumber()).toHaveFocus();
    expect(await screen.findByText('Copied', { selector: 'button' })).toBeVisible();
  });

  it('shows when copying failed', async () => {
    const { user } = openMakePayment();
    await screen.findByText(NUMBER);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
    await user.click(copyNumber());
    expect(await screen.findByText('Could not copy. Press and hold it to copy it yourself.')).toBeVisible();
  });
});

describe('FUNDS-038, C-12: a page that a visitor opens', () => {
  it('is open to everybody', () => {
    expect(manifest.paths.find(({ path }) => path === '/make-payment')?.access).toBe('public');
  });

  it.each([
    ['without a payment', null],
    ['with one', BEGUN],
  ])('sends no request about a player %s', async (_, state) => {
    const { api } = openMakePayment({ shell: { player: null }, state });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(api.requests.map(({ path }) => path)).toEqual(['/api/payment-methods']));
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('shows after Submit that nobody is logged in, with a link to the log-in', async () => {
    const { api, shell, user } = openMakePayment({ shell: { player: null } });
    await user.type(screen.getByLabelText('TRX ID'), 'BK7M2Q9XTA');
    await user.click(submit());
    expect(shell.notes.errors).toEqual(['User not logged in <a href="/login">Log in</a>']);
    expect(api.writes()).toEqual([]);
  });
});

describe('FUNDS-039, N-26: a page that is opened in a new tab while a payment is open', () => {
  const OPEN = {
    amount: '500.00',
    method: { id: 12, name: 'Konopay', icon: BEGUN.icon, account_type: 'Personal' },
    promotion: 4,
    number: NUMBER,
    transaction: null,
    expires_in: 421,
  } as const;
  const bound = on(getWalletNumber, [{ account_number: NUMBER, id: 5, expires_in: 421 }]);

  it('keeps amount, method, number, promotion and the platform’s countdown, and can be sent', async () => {
    const { api, user } = openMakePayment({ state: null, api: [on(getOpenPayment, { payment: OPEN }), bound] });
    const summary = within(await screen.findByRole('region', { name: 'Payment method' }));
    expect(summary.getByText('Konopay')).toBeVisible();
    expect(summary.getByText('Send Money')).toBeVisible();
    expect(summary.getByText('৳500.00')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('7:01'));
    expect(screen.getByText(NUMBER)).toBeVisible();
    await screen.findByRole('option', { name: '01712345678' });
    await user.type(screen.getByLabelText('TRX ID'), 'BK7M2Q9XTA');
    await user.click(submit());
    await waitFor(() => expect(api.sentTo(submitDeposit)).toHaveLength(1));
    expect(api.sentTo(submitDeposit)[0]?.body).toMatchObject({ amount: '500', payment_id: 12, promotion_id: 4 });
  });

  it('goes on with an e-wallet payment', async () => {
    const { api } = openMakePayment({ state: null, api: [on(getOpenPayment, { payment: { ...OPEN, transaction: 'EW77' } })] });
    await waitFor(() => expect(api.sentTo(showEwallet)).toMatchObject([{ query: { transaction: 'EW77' } }]));
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('requests no payment where the page before has handed it over', async () => {
    const { api } = openMakePayment();
    await screen.findByText(NUMBER);
    expect(api.sentTo(getOpenPayment)).toEqual([]);
  });

  it('never shows that there is nothing to pay when the platform could not be reached', async () => {
    const { api, user } = openMakePayment({ state: null, api: [on(getOpenPayment, refusal('platform.too_many')), bound] });
    const again = await screen.findByRole('button', { name: /again/i });
    expect(screen.queryByText('Nothing to pay yet')).not.toBeInTheDocument();
    api.change(on(getOpenPayment, { payment: OPEN }));
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Payment method' })).toBeVisible();
  });
});

describe('N-26: a page that is opened without a payment', () => {
  it('shows a skeleton until the pending-deposit check is done: a late notice would move the page', async () => {
    openMakePayment({ state: null, api: [on(getTransactions, [PENDING])] });
    expect(screen.queryByRole('heading', { name: 'Make payment' })).not.toBeInTheDocument();
    expect(await screen.findByText('Nothing to pay yet')).toBeVisible();
    expect(screen.getByText(/1,500\.00/)).toBeVisible();
  });

  it('FUNDS-039, 047, 048: shows empty values, and a click on copy opens an alert', async () => {
    const { shell, user } = openMakePayment({ state: null });
    await user.click(await screen.findByRole('button', { name: 'Copy account number' }));
    await user.click(copyAmount());
    expect(shell.notes.errors).toEqual(['No account number to copy!', 'No Amount to copy!']);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('FUNDS-039: refuses Submit and leads back to the deposit', async () => {
    const { api, shell, user } = openMakePayment({ state: null });
    expect(await screen.findByRole('option', { name: '01712345678' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('TRX ID'), 'BK7M2Q9XTA');
    await user.click(submit());
    expect(shell.notes.errors).toEqual([expect.stringContaining('<a href="/deposit">')]);
    expect(screen.getByRole('link', { name: 'Go to deposit' })).toHaveAttribute('href', '/deposit');
    expect(api.sentTo(getWalletNumber)).toEqual([]);
    expect(api.writes()).toEqual([]);
  });

  it('ignores a state of another shape', async () => {
    openMakePayment({ state: { amount: 'all of it' } });
    expect(await screen.findByText('Nothing to pay yet')).toBeVisible();
  });
});

describe('N-28: a deposit that waits', () => {
  it('FUNDS-040: is shown with amount, method and time, and Submit is closed', async () => {
    openMakePayment({ api: [on(getTransactions, [PENDING])] });
    const panel = within(await screen.findByRole('region', { name: 'Deposit in progress' }));
    expect(panel.getByText('৳1,500.00')).toBeVisible();
    expect(panel.getByText('Jhilpay')).toBeVisible();
    expect(panel.getByText('01/02/2026 12:00:00')).toBeVisible();
    expect(panel.getByText('30 minutes')).toBeVisible();
    expect(panel.getByText(/You already have a deposit request pending/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'See my records' })).toHaveAttribute('href', '/transaction-record');
    expect(screen.queryByRole('img', { name: /QR code/, hidden: true })).not.toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  it.each([
    ['a withdrawal', { ...PENDING, action: 'withdraw' as const }],
    ['a deposit that is through', { ...PENDING, key: '1' as const }],
    ['a deposit that was refused', { ...PENDING, key: '2' as const }],
  ])('FUNDS-036: %s does not close Submit', async (_, record) => {
    const { api } = openMakePayment({ api: [on(getTransactions, [record])] });
    await waitFor(() => expect(api.sentTo(getTransactions)).toHaveLength(1));
    await screen.findByText(NUMBER);
    expect(screen.queryByText('Deposit in progress')).not.toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  it('is Agent without a method', async () => {
    openMakePayment({ api: [on(getTransactions, [{ ...PENDING, payment_method: null }])] });
    expect(within(await screen.findByRole('region', { name: 'Deposit in progress' })).getByText('Agent')).toBeVisible();
  });
});

it('FUNDS-046: the page gives both tips, names who pays fees, and lists the next steps', () => {
  openMakePayment();
  expect(screen.getByText('The amount must equal the transferred amount.')).toBeVisible();
  expect(screen.getByText('Only phone numbers registered on the site may be used.')).toBeVisible();
  expect(screen.getByText(/Fees of your wallet are yours/)).toBeVisible();
  expect(screen.getByText('Pay exactly ৳500.00 to this number')).toBeVisible();
  expect(screen.getByText('We credit your wallet within 30 minutes')).toBeVisible();
});

it.each([
  ['en', 'Make payment'],
  ['bn', 'পেমেন্ট করুন'],
] as const)('can be used with assistive technology (%s)', async (language, title) => {
  openMakePayment({ language, api: [on(getTransactions, [PENDING])] });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await screen.findByText(NUMBER);
  await screen.findByText('৳1,500.00');
  await expectAccessible();
});
