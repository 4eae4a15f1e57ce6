// Covers: FUNDS-010, FUNDS-012, FUNDS-016..021, FUNDS-023, C-34, C-53.
import { screen } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import {
  AMOUNT_REQUIRED,
  CHANNEL_REQUIRED,
  FUNDS_ERROR,
  getTransactions,
  METHOD_REQUIRED,
  PENDING_DEPOSIT,
  showPaymentMethod,
  VERIFY_PHONE,
} from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { offContract, on, refusal } from '@site/testing';
import { readMakePayment } from '#router-state';
import { PENDING, PROFILE, WELCOME, WITHDRAWAL } from './deposit.samples';
import { channel, chooseMethod, fill, moved, openDeposit, pressNext, said, typeAmount } from '#testing/open-deposit';

const UNVERIFIED = on(userShow, { ...PROFILE, session_id: '0' });
const WAITING = on(getTransactions, [PENDING]);

describe('the checks, in their order', () => {
  const NO_CHANNELS = on(showPaymentMethod, { success: true, data: [] });

  it.each([
    ['the phone before the pending deposit', [UNVERIFIED, WAITING], {}, VERIFY_PHONE],
    ['the pending deposit before the amount', [WAITING], {}, PENDING_DEPOSIT],
    ['the amount before the method', [], {}, AMOUNT_REQUIRED],
    ['the method, when only an amount is there', [], { amount: '500' }, METHOD_REQUIRED],
    ['the amount before the channel', [NO_CHANNELS], { method: 'Padma Wallet' }, AMOUNT_REQUIRED],
    ['the channel, when the method has none', [NO_CHANNELS], { amount: '500', method: 'Padma Wallet' }, CHANNEL_REQUIRED],
  ])('names %s', async (_, api, filled: { amount?: string; method?: string }, sentence) => {
    const opened = openDeposit({ api });
    if (filled.method) await chooseMethod(opened.user, filled.method);
    if (filled.amount) await typeAmount(opened.user, filled.amount);
    await pressNext(opened.user);
    expect(await said(opened)).toMatch(sentence);
    expect(opened.location().pathname).toBe('/deposit');
    expect(opened.api.writes()).toEqual([]);
  });

  it('FUNDS-016: links to the profile, where a number is verified', async () => {
    const opened = openDeposit({ api: [UNVERIFIED] });
    await pressNext(opened.user);
    expect(await said(opened)).toBe('Please verify your phone number first. <a href="/profile">Verify it now</a>');
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

  it('FUNDS-016: an extra number that is not verified is not', async () => {
    const opened = openDeposit({ api: [UNVERIFIED, on(getOtherPhones, { data: [{ contract_value: '01811111111', isverify: 0 }] })] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toMatch(VERIFY_PHONE);
  });

  it('FUNDS-023: a pending withdrawal does not block a deposit', async () => {
    const opened = openDeposit({ api: [on(getTransactions, [WITHDRAWAL])] });
    await fill(opened);
    await pressNext(opened.user);
    await moved(opened);
  });

  it('FUNDS-017: reads the records again, for a deposit that was sent in another window', async () => {
    const opened = openDeposit();
    await fill(opened);
    opened.api.change(WAITING);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(PENDING_DEPOSIT);
  });

  it('FUNDS-010: lets 50 BDT through', async () => {
    const opened = openDeposit();
    await fill(opened);
    await typeAmount(opened.user, '50');
    await pressNext(opened.user);
    await moved(opened);
    expect(opened.location().state).toMatchObject({ amount: '50' });
  });
});

describe('a plain list', () => {
  it('FUNDS-021, C-34: leads straight to the payment, with the method of the chosen channel', async () => {
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
    ['the records', on(getTransactions, [], offContract({ message: '' }, 404)), FUNDS_ERROR],
  ])('goes nowhere while %s cannot be read', async (_, stub, sentence) => {
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
    expect(await said(opened)).toBe(FUNDS_ERROR);
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
