import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getPaymentMethods, getTransactions, showPaymentMethod } from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { on, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { DepositPage } from '../features/deposit/deposit.page';
import { DOYEL_CHANNELS, METHODS, PADMA_CHANNELS, PROFILE } from '../features/deposit/deposit.fixtures';

interface OpenOptions extends Pick<RemoteTestOptions, 'api' | 'language' | 'shell' | 'advanceTimers'>, Pick<ShellDoubleOptions, 'layout'> {
  ui?: React.ReactElement;
}

/** The deposit screen of a verified player without records. */
export const openDeposit = ({ ui = <DepositPage />, api = [], layout, shell, ...options }: OpenOptions = {}) =>
  renderRemote(ui, {
    path: '/deposit',
    texts,
    shell: shell ?? { player: DEMO_PLAYER, ...(layout && { layout }) },
    ...options,
    api: [
      on(getPaymentMethods, METHODS),
      on(showPaymentMethod, ({ query }) => ({
        success: true,
        data: query['name'] === 'Padma Wallet' ? PADMA_CHANNELS : DOYEL_CHANNELS,
      })),
      on(getPromotions, []),
      on(getTransactions, []),
      on(userShow, PROFILE),
      on(getOtherPhones, { data: [] }),
      ...api,
    ],
  });

export const method = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
export const chooseMethod = async (user: UserEvent, name: string) => user.click(await method(name));
export const channel = (name: RegExp) => screen.findByRole('radio', { name });
export const channels = () => within(screen.getByRole('group', { name: 'Deposit channel' })).getAllByRole('radio');

export async function typeAmount(user: UserEvent, amount: string) {
  const box = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(box);
  await user.type(box, amount);
}

export const pressNext = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Next' }));

type Opened = ReturnType<typeof openDeposit>;

/** 500 BDT by Send Money of Padma Wallet. */
export async function fill({ user }: Opened) {
  await chooseMethod(user, 'Padma Wallet');
  await user.click(await channel(/Send Money/));
  await typeAmount(user, '500');
}

export const moved = ({ location }: Opened) => waitFor(() => expect(location().pathname).toBe('/make-payment'));
export const errorsOf = ({ shell }: Opened) => shell.notes.errors;
export const said = (opened: Opened) => waitFor(() => expect(errorsOf(opened)).toHaveLength(1)).then(() => errorsOf(opened)[0]);
