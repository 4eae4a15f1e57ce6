import { screen } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getTransactions, showPaymentMethod } from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { offContract, on, refusal } from '@site/testing';
import { readMakePayment } from '#router-state';
import { PENDING, PROFILE, WELCOME, WITHDRAWAL } from './deposit.fixtures';
import { channel, chooseMethod, fill, moved, openDeposit, pressNext, said, typeAmount } from '#testing/open-deposit';

const UNVERIFIED = on(userShow, { ...PROFILE, session_id: '0' });
const WAITING = on(getTransactions, [PENDING]);
const TO_VERIFY = 'Please verify your phone number first. <a href="/profile">Verify it now</a>';
const ALREADY_PENDING = 'You already have a deposit request pending. Please wait for it to be processed before making another deposit.';
const FAILED = 'An error occurred. Please try again.';

describe('the checks, in their order', () => {
  const NO_CHANNELS = on(showPaymentMethod, { success: true, data: [] });

  it.each([
    ['FUNDS-016: Next names the phone before the pending deposit', [UNVERIFIED, WAITING], {}, TO_VERIFY],
    ['FUNDS-017: Next names the pending deposit before the amount', [WAITING], {}, ALREADY_PENDING],
    ['FUNDS-012, 018: Next names the amount before the method', [], {}, 'Please fill in your amount.'],
    ['FUNDS-019: Next names the method, when only an amount is there', [], { amount: '500' }, 'Please select a valid payment method.'],
    ['FUNDS-018: Next names the amount before the channel', [NO_CHANNELS], { method: 'Padma Wallet' }, 'Please fill in your amount.'],
    [
      'FUNDS-020: Next names the channel, when the method has none',
      [NO_CHANNELS],
      { amount: '500', method: 'Padma Wallet' },
      'Please select a Deposit channel.',
    ],
  ])('%s', async (_, api, filled: { amount?: string; method?: string }, sentence) => {
    const opened = openDeposit({ api });
    if (filled.method) await chooseMethod(opened.user, filled.method);
    if (filled.amount) await typeAmount(opened.user, filled.amount);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(sentence);
    expect(opened.location().pathname).toBe('/deposit');
    expect(opened.api.writes()).toEqual([]);
  });

  it('FUNDS-016: any verified extra number is enough', async () => {
    const opened = openDeposit({
      api: [
        UNVERIFIED,
        on(getOtherPhones, {
          data: [
            { contract_value: '01811111111', isverify: 0 },
            { contract_value: '01822222222', isverify: 1 },
          ],
        }),
      ],
    });
    await fill(opened);
    await pressNext(opened.user);
    await moved(opened);
  });

  it('FUNDS-016: an extra number that is not verified is not enough', async () => {
    const opened = openDeposit({ api: [UNVERIFIED, on(getOtherPhones, { data: [{ contract_value: '01811111111', isverify: 0 }] })] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(TO_VERIFY);
  });

  it('FUNDS-023: a pending withdrawal does not block a deposit', async () => {
    const opened = openDeposit({ api: [on(getTransactions, [WITHDRAWAL])] });
    await fill(opened);
    await pressNext(opened.user);
    await moved(opened);
  });

  it('FUNDS-017: Next reads the records again, for a deposit that was sent in another window', async () => {
    const opened = openDeposit();
    await fill(opened);
    opened.api.change(WAITING);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(ALREADY_PENDING);
  });

  it('FUNDS-010, C-24: 50 BDT pass the checks of the page', async () => {
    const opened = openDeposit();
    await fill(opened);
    await typeAmount(opened.user, '50');
    await pressNext(opened.user);
    await moved(opened);
    expect(opened.location().state).toMatchObject({ amount: '50' });
  });
});

describe('a plain list', () => {
  it('FUNDS-021, C-34, C-53: a plain list leads straight to the payment, with the method of the chosen channel', async () => {
    const opened = openDeposit({ api: [on(getPromotions, [WELCOME])] });
    await fill(opened);
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Welcome lotus (+13%)');
    await typeAmount(opened.user, '500.5');
    await pressNext(opened.user);
    await moved(opened);
    expect(opened.location().state).toEqual({
      amount: '500.50',
      icon: 'payments/padma-wallet.svg',
      type: 'Personal',
      method: { id: 12, name: 'Padma Wallet' },
      promotionId: 5,
    });
    expect(readMakePayment(opened.location().state)).not.toBeNull();
    expect(opened.api.writes()).toEqual([]);
  });

  it('goes by Enter in the amount, too', async () => {
    const opened = openDeposit();
    await fill(opened);
    await opened.user.keyboard('{Enter}');
    await moved(opened);
    expect(opened.location().state).toMatchObject({ promotionId: null });
  });

  it('requests channels again that could not be loaded', async () => {
    const opened = openDeposit({ api: [on(showPaymentMethod, refusal('platform.too_many'))] });
    await chooseMethod(opened.user, 'Padma Wallet');
    await typeAmount(opened.user, '500');
    await screen.findByText('The channels could not be loaded.');
    opened.api.change(on(showPaymentMethod, { success: true, data: [{ accountid: 13, account_type: 'Merchant', min: 100, max: 25_000 }] }));
    await pressNext(opened.user);
    await moved(opened);
    expect(opened.location().state).toMatchObject({ method: { id: 13 }, type: 'Merchant' });
  });

  it.each([
    ['the profile', on(userShow, refusal('platform.too_many', { message: 'Wait a little.' })), 'Wait a little.'],
    ['the records', on(getTransactions, [], offContract({ message: '' }, 404)), FAILED],
  ])('FUNDS-022: Next goes nowhere while %s cannot be read', async (_, stub, sentence) => {
    const opened = openDeposit({ api: [stub] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(sentence);
    expect(opened.location().pathname).toBe('/deposit');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  });

  it('shows it at once when the device is offline', async () => {
    const opened = openDeposit();
    await fill(opened);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(FAILED);
    jest.restoreAllMocks();
  });
});

it('keeps the choices when another release takes over', async () => {
  const shell = createShellDouble({ player: DEMO_PLAYER });
  const first = openDeposit({ shell, api: [on(getPromotions, [WELCOME])] });
  await fill(first);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Welcome lotus (+13%)');
  first.unmount();

  openDeposit({ shell, api: [on(getPromotions, [WELCOME])] });
  expect(await channel(/Send Money/)).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Padma Wallet/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  expect(await screen.findByRole('combobox', { name: 'Promotion' })).toHaveValue('5');
});
