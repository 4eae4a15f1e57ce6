import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getPaymentMethods, getTransactions, PENDING_DEPOSIT, requestEwallet } from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { findOutcome } from '@site/api/contracts/wallet';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, never, offContract, on, refusal, startFakeClock, TOKEN } from '@site/testing';
import { readMakePayment } from '#router-state';
import { METHODS, PENDING, WELCOME } from './deposit.fixtures';
import { channel, errorsOf, fill, moved, openDeposit, pressNext, said } from '#testing/open-deposit';

const WAITING = on(getTransactions, [PENDING]);
const EWALLETS = on(getPaymentMethods, { type: 'ewallet', pgs: METHODS });
const FAILED = 'An error occurred. Please try again.';
const ASKED = { transaction: 'EW-4711', number: '01911111111', message: 'Pay to this number.', expires_in: 600 };

describe('e-wallets', () => {
  it('FUNDS-021, 032, 035, N-31: e-wallets get a request first; its answer goes along to the payment', async () => {
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

  it('get no request before the checks are passed', async () => {
    const opened = openDeposit({ api: [EWALLETS, WAITING, on(requestEwallet, ASKED)] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(PENDING_DEPOSIT);
    expect(opened.api.sentTo(requestEwallet)).toEqual([]);
  });

  it('get one request, however often Next is clicked', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, ASKED)] });
    await fill(opened);
    await opened.user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await moved(opened);
    expect(opened.api.sentTo(requestEwallet)).toHaveLength(1);
    expect(opened.shell.notes.navigations).toHaveLength(1);
  });

  it('get one request for Enter and a click in the same moment', async () => {
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

  it('keep the button busy during the request', async () => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, never())] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await screen.findByRole('button', { name: 'Asking for a number...' })).toBeDisabled();
    expect(opened.shell.notes.busy).toContain('/api/ewa/request');
  });

  it.each([
    ['the words of the platform', refusal('funds.no_number'), 'No receiving number is free right now. Please try again later.'],
    ['a general sentence, when it has none', offContract({}, 422), FAILED],
  ])('FUNDS-022: a refused request shows %s', async (_, reply, sentence) => {
    const opened = openDeposit({ api: [EWALLETS, on(requestEwallet, reply)] });
    await fill(opened);
    await pressNext(opened.user);
    expect(await said(opened)).toBe(sentence);
    expect(opened.location().pathname).toBe('/deposit');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
    expect(await channel(/Send Money/)).toBeChecked();
  });

  it('show until when a limit of the player holds', async () => {
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

    it('FUNDS-022: a lost request shows that it is checked, and then that it failed; the same request is sent under the same key', async () => {
      const { opened, clock } = await loseAnswer({ state: 'none' });
      expect(await screen.findByRole('button', { name: 'Checking...' })).toBeDisabled();
      expect(screen.getByText(/We are finding out what became of your request/)).toBeVisible();
      await act(() => clock.advance(10_000));
      expect(await said(opened)).toBe(FAILED);
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
