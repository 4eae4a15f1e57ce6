import { screen, waitFor, within } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getPaymentMethods, getTransactions } from '@site/api/contracts/funds';
import { getTurnovers, type Turnover } from '@site/api/contracts/turnover';
import { expectAccessible, never, on, refusal } from '@site/testing';
import { manifest } from '#manifest';
import { METHODS, PROFILE, transaction } from '#fixtures';
import { fillIn, openWithdrawal, RICH, submitButton } from '#testing/open-withdrawal';

const NEEDED = 'Please complete the verification below before you proceed with the withdrawal request.';
const READY = 'Everything is in place: you can withdraw.';
const NEW_PLAYER = { ...PROFILE, session_id: '0', dofb: null };
const TICKET: Turnover = {
  id: 1,
  status: 'active',
  required_turnover: '1000.00',
  remaining_turnover: '250.00',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  transaction: { action: 'deposit', promotion: null, payment_method: null },
};

const done = () =>
  within(screen.getByRole('list', { name: 'Done' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const need = async (name: string) => within(await screen.findByRole('listitem', { name }));

it('FUNDS-051: the withdrawal is for players only', () => {
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/withdrawal', access: 'player' }));
});

describe.each(['mobile', 'desktop'] as const)('on %s', (layout) => {
  it('FUNDS-003, 052: the page has all inputs of a withdrawal, under the title that both tabs share', async () => {
    openWithdrawal({ shell: { ...RICH, layout }, api: [on(getOtherPhones, { data: [{ contract_value: '01811111111', isverify: 1 }] })] });
    expect(await submitButton()).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdrawal' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    expect(within(screen.getByRole('region', { name: 'Main wallet' })).getByText('৳5,000.00')).toBeVisible();
    const methods = within(screen.getByRole('group', { name: 'Payment method' }));
    expect(methods.getAllByRole('radio')).toHaveLength(2);
    expect(methods.getByRole('radio', { name: 'Konopay' })).not.toBeChecked();
    expect(methods.getByRole('radio', { name: 'Jhilpay' })).not.toBeChecked();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(screen.getByLabelText('Account number')).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Reminder' })).toBeVisible();
    const phones = within(screen.getByRole('group', { name: 'Your verified phone numbers' }));
    expect(phones.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['01712345678', '01811111111']);
    await expectAccessible();
  });
});

it('FUNDS-053: nine buttons are offered, and each fills the box', async () => {
  const { user } = openWithdrawal();
  await submitButton();
  const quick = screen
    .getAllByRole('button', { pressed: false })
    .filter(({ textContent }) => /^[\d,]+$/.test(textContent ?? '') && !textContent?.startsWith('0'));
  const amounts = ['500', '1,000', '2,000', '3,000', '5,000', '10,000', '15,000', '20,000', '25,000'];
  expect(quick.map(({ textContent }) => textContent)).toEqual(amounts);
  for (const button of quick) {
    await user.click(button);
    expect(screen.getByLabelText('Amount')).toHaveValue(button.textContent?.replace(',', ''));
  }
});

it('FUNDS-054: the page shows the range', async () => {
  openWithdrawal();
  await submitButton();
  expect(screen.getByText('Range: 500 - 25,000 BDT')).toBeVisible();
});

it('FUNDS-052, N-16: a note shows before the button the points to check and the next steps', async () => {
  openWithdrawal();
  const button = await submitButton();
  const reminder = screen.getByRole('complementary', { name: 'Reminder' });
  expect(reminder).toHaveTextContent('The account must be in your own name.');
  expect(reminder).toHaveTextContent('A request cannot be changed for the first 30 minutes, nor once it is paid');
  expect(reminder).toHaveTextContent('The amount leaves your main wallet and is held.');
  expect(reminder).toHaveTextContent('usually within 30 minutes');
  expect(reminder.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('what is still missing', () => {
  it('FUNDS-061, C-33: is listed: birthday and phone, under personal and contact info, before the amount', async () => {
    openWithdrawal({ api: [on(userShow, NEW_PLAYER)] });
    expect(await screen.findByText(NEEDED)).toBeVisible();
    const birthday = await need('Birthday');
    expect(birthday.getByText('Missing')).toBeVisible();
    expect(birthday.getByRole('link', { name: 'Add your birthday' })).toHaveAttribute('href', '/profile');
    const phone = await need('Phone Number');
    expect(phone.getByText('Missing')).toBeVisible();
    expect(phone.getByRole('link', { name: 'Verify your phone number' })).toHaveAttribute('href', '/profile');

    const inOrder = ['Personal info', 'Birthday', 'Contact info', 'Phone Number'].map((words) => screen.getByText(words));
    inOrder.push(screen.getByLabelText('Amount'));
    for (const [index, element] of inOrder.slice(1).entries()) {
      expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(done()).toEqual(['Turnover complete', 'No request pending']);
    await expectAccessible();
  });

  it.each([
    ['Birthday', { ...PROFILE, dofb: null }, 'Phone Number verified'],
    ['Phone Number', { ...PROFILE, session_id: '0' }, 'Birthday saved'],
  ])('FUNDS-061, 062, C-33: is %s alone', async (missing, profile, other) => {
    openWithdrawal({ api: [on(userShow, profile)] });
    expect((await need(missing)).getByText('Missing')).toBeVisible();
    expect(done()).toEqual([other, 'Turnover complete', 'No request pending']);
    expect(screen.getByText(NEEDED)).toBeVisible();
  });

  it('is no phone once an extra number is verified', async () => {
    openWithdrawal({
      api: [on(userShow, { ...PROFILE, session_id: '0' }), on(getOtherPhones, { data: [{ contract_value: '01811111111', isverify: 1 }] })],
    });
    expect(await screen.findByText(READY)).toBeVisible();
  });

  it('FUNDS-062: is turnover, with the amount left and the percentage', async () => {
    openWithdrawal({ api: [on(getTurnovers, [TICKET, { ...TICKET, id: 2 }])] });
    const turnover = await need('Turnover');
    expect(turnover.getByText('৳500.00')).toBeVisible();
    expect(turnover.getByRole('progressbar', { name: 'Turnover completed' })).toHaveAttribute('aria-valuenow', '75');
    expect(turnover.getByRole('link')).toHaveAttribute('href', '/turnover-record');
    expect(screen.queryByText(NEEDED)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('FUNDS-023: is the decision on a pending withdrawal, and not on a pending deposit', async () => {
    const view = openWithdrawal({ api: [on(getTransactions, [transaction({ action: 'deposit', key: '0' })])] });
    expect(await screen.findByText(READY)).toBeVisible();
    view.api.change(on(getTransactions, [transaction({ action: 'withdraw', key: '0', amount: '800.00' })]));
    await view.shell.queryClient.invalidateQueries();
    const pending = await need('Pending request');
    expect(pending.getByText('Processing')).toBeVisible();
    expect(pending.getByText('৳800.00')).toBeVisible();
    expect(pending.getByText('20/11/2026 16:00:00')).toBeVisible();
    expect(pending.getByRole('link')).toHaveAttribute('href', '/transaction-record');
  });

  it('is nothing: one calm line', async () => {
    openWithdrawal();
    expect(await screen.findByText(READY)).toBeVisible();
    expect(screen.queryByText('Before you can withdraw')).not.toBeInTheDocument();
  });
});

describe('N-35: the choice of a verified phone', () => {
  it('FUNDS-052: fills the account number when that is blank', async () => {
    const { user } = openWithdrawal();
    await user.click(await screen.findByRole('button', { name: '01712345678' }));
    expect(screen.getByLabelText('Account number')).toHaveValue('01712345678');
    expect(screen.getByRole('button', { name: '01712345678' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps a typed account number', async () => {
    const { user } = openWithdrawal();
    await fillIn(user, { account: '20500123' });
    await user.click(screen.getByRole('button', { name: '01712345678' }));
    expect(screen.getByLabelText('Account number')).toHaveValue('20500123');
  });

  it('says that there is none while nothing is verified', async () => {
    openWithdrawal({ api: [on(userShow, NEW_PLAYER)] });
    await submitButton();
    expect(screen.getByText(/Once a number is verified, you can choose it here/)).toBeVisible();
  });
});

it('takes Bengali digits for an account number', async () => {
  const { user } = openWithdrawal();
  await fillIn(user, { account: '০১৭ab১২' });
  expect(screen.getByLabelText('Account number')).toHaveValue('01712');
});

it('hints at an amount above the balance without standing in the way', async () => {
  const { user } = openWithdrawal();
  await fillIn(user, { amount: '5000' });
  expect(screen.queryByText('This is more than your main wallet holds.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Amount'), '.01');
  expect(screen.getByText('This is more than your main wallet holds.')).toBeVisible();
  expect(await submitButton()).toBeEnabled();
});

describe('while the platform does not answer as expected', () => {
  it('shows placeholders first', () => {
    const { container } = openWithdrawal({ api: [on(userShow, never())] });
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it.each([
    ['the profile', userShow],
    ['the numbers', getOtherPhones],
    ['the records', getTransactions],
  ] as const)('requests %s again on demand', async (_, endpoint) => {
    const { api, user } = openWithdrawal({ api: [on(endpoint, refusal('platform.too_many'))] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    api.change(on(userShow, PROFILE), on(getOtherPhones, { data: [] }), on(getTransactions, []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submitButton()).toBeVisible();
  });

  it('requests the methods again in their place, and the rest stays', async () => {
    const { api, user } = openWithdrawal({ api: [on(getPaymentMethods, refusal('platform.too_many'))] });
    expect(await screen.findByText(READY)).toBeVisible();
    api.change(on(getPaymentMethods, METHODS));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await submitButton()).toBeVisible();
  });

  it('shows that no method is open', async () => {
    openWithdrawal({ api: [on(getPaymentMethods, [])] });
    expect(await screen.findByText('No payment method is open right now. Please try again later.')).toBeVisible();
  });

  it('lets the player try without knowing the turnover, and requests it again on demand', async () => {
    const { api, user } = openWithdrawal({ api: [on(getTurnovers, refusal('platform.too_many'))] });
    const turnover = await need('Turnover');
    expect(turnover.getByText('Not known')).toBeVisible();
    expect(await submitButton()).toBeEnabled();
    api.change(on(getTurnovers, []));
    await user.click(turnover.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText(READY)).toBeVisible());
  });
});

it('speaks Bangla', async () => {
  openWithdrawal({ language: 'bn', api: [on(userShow, NEW_PLAYER)] });
  expect(await screen.findByRole('button', { name: 'অনুরোধ পাঠান' })).toBeVisible();
  expect(await screen.findByText('টাকা তোলার অনুরোধ করার আগে নিচের যাচাইগুলো সম্পন্ন করুন।')).toBeVisible();
});
