import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { DepositPanel } from './deposit-panel';
import { openDeposit, pressNext } from '#testing/open-deposit';

const onMore = jest.fn();
const open = () => openDeposit({ layout: 'desktop', ui: <DepositPanel withdrawal={<p>The withdrawal form</p>} onMore={onMore} /> });

it('FUNDS-011, C-24: the panel shows the limits of each channel', async () => {
  open();
  const table = within(screen.getByRole('region', { name: 'Channel limits' }));
  const [, ...rows] = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['CashOut500 - 25,000', 'Merchant100 - 25,000', 'Send Money500 - 10,000']);
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  await expectAccessible();
});

it('FUNDS-012: Next runs the checks of the page', async () => {
  const { user, shell } = open();
  await pressNext(user);
  await screen.findByRole('button', { name: 'Next' });
  expect(shell.notes.errors).toEqual(['Please fill in your amount.']);
});

it('FUNDS-024, M-06: the tab Withdrawal holds the given form, and the tab Deposit leads back', async () => {
  const { user } = open();
  expect(screen.queryByText('The withdrawal form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Withdrawal' }));
  expect(screen.getByText('The withdrawal form')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Deposit' }));
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
});

it('leads to all records in their own tab', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(location().pathname).toBe('/deposit');
});

it('has no h1 of its own', () => {
  open();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});
