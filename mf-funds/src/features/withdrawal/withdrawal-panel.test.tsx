import { screen, waitFor } from '@testing-library/react';
import { submitWithdraw } from '@site/api/contracts/funds';
import { expectAccessible } from '@site/testing';
import { openWithdrawal, RICH, submitButton, withdraw } from '#testing/open-withdrawal';
import { WithdrawalPanel } from './withdrawal-panel';

const open = () => openWithdrawal({ path: '/account', shell: { ...RICH, layout: 'desktop' } }, <WithdrawalPanel />);

it('FUNDS-024: the panel is the real form, under the heading of the member center', async () => {
  open();
  expect(await submitButton()).toBeEnabled();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  await expectAccessible();
});

it('FUNDS-024, 068, M-06: a withdrawal is made there as on the page', async () => {
  const view = open();
  await withdraw(view.user);
  await waitFor(() => expect(view.location().pathname).toBe('/payment-request'));
  expect(view.api.sentTo(submitWithdraw)).toHaveLength(1);
});
