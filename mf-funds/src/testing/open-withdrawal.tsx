import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { checkWithdrawal, getPaymentMethods, getTransactions, submitWithdraw } from '@site/api/contracts/funds';
import { getWallet } from '@site/api/contracts/wallet';
import { getTurnovers } from '@site/api/contracts/turnover';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { on, renderRemote, type RemoteTestOptions } from '@site/testing';
import { METHODS, PROFILE, texts } from '#fixtures';
import { WithdrawalPage } from '../features/withdrawal/withdrawal.page';

const NO_GAME_MONEY = { main: '5000.00', bonus: '0.00', held: '0.00', games: [], recall_on_close: false, entries: [] };

/** A player who may withdraw, with 5,000 BDT. */
export const RICH: ShellDoubleOptions = { player: DEMO_PLAYER, balance: '5000.00' };

/** The withdrawal of that player; `shell` and `api` replace the defaults. */
export const openWithdrawal = ({ api = [], ...options }: RemoteTestOptions = {}, ui = <WithdrawalPage />) =>
  renderRemote(ui, {
    path: '/withdrawal',
    texts,
    shell: RICH,
    ...options,
    api: [
      on(userShow, PROFILE),
      on(getOtherPhones, { data: [] }),
      on(getTransactions, []),
      on(getTurnovers, []),
      on(getPaymentMethods, METHODS),
      on(getWallet, NO_GAME_MONEY),
      on(checkWithdrawal, { success: true }),
      on(submitWithdraw, { success: true, message: 'ok', transaction_id: 'W1001' }),
      ...api,
    ],
  });

export const submitButton = () => screen.findByRole('button', { name: 'Submit' });

/** Fills the form; fields that are left out stay blank. */
export async function fillIn(user: UserEvent, form: { method?: string; amount?: string; account?: string }) {
  await submitButton();
  if (form.method) await user.click(screen.getByRole('radio', { name: form.method }));
  if (form.amount) await user.type(screen.getByLabelText('Amount'), form.amount);
  if (form.account) await user.type(screen.getByLabelText('Account number'), form.account);
}

/** Fills the form without errors and submits it. */
export async function withdraw(user: UserEvent) {
  await fillIn(user, { method: 'Konopay', amount: '750', account: '01712345678' });
  await user.click(await submitButton());
}
