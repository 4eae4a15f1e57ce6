import { act, screen, within } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getPaymentMethods, getTransactions } from '@site/api/contracts/funds';
import { getTurnovers } from '@site/api/contracts/turnover';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { METHODS, PROFILE } from '../features/deposit/deposit.fixtures';
import { mount, unmount } from './deposit';

const API = [
  on(getPaymentMethods, METHODS),
  on(getTransactions, []),
  on(getTurnovers, []),
  on(userShow, PROFILE),
  on(getOtherPhones, { data: [] }),
];

it('FUNDS-024, M-06: the panel holds both real forms: the deposit, and in its tab Withdrawal the withdrawal', async () => {
  const { shell, user, container } = renderRemote(<main />, { texts, shell: { player: DEMO_PLAYER, layout: 'desktop' }, api: API });
  const element = container.querySelector('main');
  if (!element) throw new Error('Nothing was rendered');
  const openTab = jest.fn();
  const mounted = mount({ host: shell, element, onCrash: jest.fn(), openTab });

  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(openTab).toHaveBeenCalledWith('transactionRecords');
  await user.click(screen.getByRole('tab', { name: 'Withdrawal' }));
  const withdrawal = within(screen.getByRole('tabpanel', { name: 'Withdrawal' }));
  expect(await withdrawal.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(withdrawal.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await mounted;
  await act(() => unmount());
});
