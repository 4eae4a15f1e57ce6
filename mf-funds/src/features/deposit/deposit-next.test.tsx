// Covers: FUNDS-010, FUNDS-012, FUNDS-016..023, FUNDS-032, FUNDS-035, C-34, C-53, N-31.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import {
  AMOUNT_REQUIRED,
  CHANNEL_REQUIRED,
  FUNDS_ERROR,
  getPaymentMethods,
  getTransactions,
  METHOD_REQUIRED,
  PENDING_DEPOSIT,
  requestEwallet,
  showPaymentMethod,
  VERIFY_PHONE,
} from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { findOutcome } from '@site/api/contracts/wallet';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/double';
import { networkFailure, never, offContract, on, refusal, startFakeClock, TOKEN } from '@site/testing';
import { readMakePayment } from '#handover';
import { METHODS, PENDING, PROFILE, WELCOME, WITHDRAWAL } from './deposit.samples';
import { channel, chooseMethod, openDeposit, pressNext, typeAmount } from '#testing/open-deposit';

const UNVERIFIED = on(userShow, { ...PROFILE, session_id: '0' });
const WAITING = on(getTransactions, [PENDING]);
const EWALLETS = on(getPaymentMethods, { type: 'ewallet', pgs: METHODS });
const ASKED = { transaction: 'EW-4711', number: '01911111111', message: 'Pay to this number.', expires_in: 600 };

type Opened = ReturnType<typeof openDeposit>;

async function fill({ user }: Opened) {
  await chooseMethod(user, 'Padma Wallet');
  await user.click(await channel(/Send Money/));
  await typeAmount(user, '500');
}

const moved = ({ location }: Opened) => waitFor(() => expect(location().pathname).toBe('/make-payment'));
const errorsOf = ({ shell }: Opened) => shell.notes.errors;
const said = (opened: Opened) => waitFor(() => expect(errorsOf(opened)).toHaveLength(1)).then(() => errorsOf(opened)[0]);

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

  it('FUNDS-016: leads to the profile, where a number is verified', async () => {
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

  it('FUNDS-017: looks again, for a deposit that was sent in another window', async () => {
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

  it('asks once more for channels that could not be loaded', async () => {
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

  it('says so at once when the device is offline', async () => {
    const opened = openDeposit();
    await fill(opened);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(FUNDS_ERROR);
    jest.restoreAllMocks();
  });
});

describe('e-wallets', () => {
  it('FUNDS-021, 032, 035, N-31: are asked first; the answer goes along to the payment', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(getPromotions, [WELCOME]), on(requestEwallet, ASKED)] });
    await fill(opened);
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Welcome lotus (+13%)');
    await pressNext(opened.user);
    await moved(opened);
    const [request, ...others] = opened.api.sentTo(requestEwallet);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path: '/api/ewa/request' });
    expect(request?.body).toEqual({ amount: '500', type: 'Personal', provider: 'Padma Wallet', promotion: 5 });
    expect(request?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'idempotency-key': expect.any(String) });
    expect(readMakePayment(opened.location().state)).toMatchObject({
      amount: '500',
      promotionId: 5,
      ewallet: { transaction: 'EW-4711', number: '01911111111' },
    });
  });

  it('are not asked before the checks are through', async () => {
    const opened = openDeposit({ api: [EWALLETS, WAITING, on(requestEwallet, ASKED)] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(PENDING_DEPOSIT);
    expect(opened.api.sentTo(requestEwallet)).toEqual([]);
  });

  it('are asked once, however often Next is clicked', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, ASKED)] });
    await fill(opened);
    await opened.user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await moved(opened);
    expect(opened.api.sentTo(requestEwallet)).toHaveLength(1);
    expect(opened.shell.notes.navigations).toHaveLength(1);
  });

  it('are asked once, when Enter and a click come in the same moment', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, ASKED)] });
    await fill(opened);
    const form = screen.getByRole('form', { name: 'Deposit' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await moved(opened);
    await screen.findByRole('button', { name: 'Next' });
    expect(opened.api.sentTo(requestEwallet)).toHaveLength(1);
    expect(opened.shell.notes.navigations).toHaveLength(1);
    expect(errorsOf(opened)).toEqual([]);
  });

  it('keep the button busy while they are asked', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, never())] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await screen.findByRole('button', { name: 'Asking for a number...' })).toBeDisabled();
    expect(opened.shell.notes.busy).toContain('/api/ewa/request');
  });

  it.each([
    ['the words of the platform', refusal('funds.no_number'), 'No receiving number is free right now. Please try again later.'],
    ['a general sentence, when it has none', offContract({}, 422), FUNDS_ERROR],
  ])('FUNDS-022: refused, they show %s', async (_, reply, sentence) => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, reply)] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(sentence);
    expect(opened.location().pathname).toBe('/deposit');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
    expect(await channel(/Send Money/)).toBeChecked();
  });

  it('say until when a limit of the player holds', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER });
    const error = jest.spyOn(shell.current().dialogs, 'error');
    const until = '2026-12-01T00:00:00.000Z';
    const opened = openDeposit({ shell, api: [EWALLETS, on(requestEwallet, refusal('safer_play.limit_reached', { until }))] });
    await fill(opened);
    await pressNext(opened.user);
    await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/limit/), until));
  });

  describe('whose answer is lost', () => {
    async function loseAnswer(outcome: Parameters<typeof on<typeof findOutcome>>[1]) {
      const clock = startFakeClock();
      const opened = openDeposit({
        advanceTimers: (ms) => clock.advance(ms),
        api: [EWALLETS, on(requestEwallet, networkFailure()), on(findOutcome, outcome)],
      });
      await fill(opened);
      await pressNext(opened.user);
      return { opened, clock };
    }

    it('go on when it turns out that the request arrived', async () => {
      const { opened } = await loseAnswer({ state: 'done', answer: ASKED });
      await moved(opened);
      expect(readMakePayment(opened.location().state)?.ewallet?.transaction).toBe('EW-4711');
    });

    it('say that they are checking, and then that nobody knows yet; the same request is sent under the same key', async () => {
      const { opened, clock } = await loseAnswer({ state: 'none' });
      expect(await screen.findByRole('button', { name: 'Checking...' })).toBeDisabled();
      expect(screen.getByText(/We are finding out what became of your request/)).toBeVisible();
      await act(() => clock.advance(10_000));
      expect(await said(opened)).toBe(FUNDS_ERROR);
      expect(screen.getByText(/Nobody knows yet whether your request arrived/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');

      opened.api.change(on(requestEwallet, ASKED));
      await pressNext(opened.user);
      await moved(opened);
      const keys = opened.api.sentTo(requestEwallet).map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });
  });
});

it('keeps what was chosen when another release takes over', async () => {
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
