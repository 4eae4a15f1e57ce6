import { screen, waitFor, within } from '@testing-library/react';
import { getCashback, type Cashback as CashbackOf } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type Stub } from '@site/testing';
import { texts } from '#fixtures';
import { Cashback } from './cashback';

const CASHBACK: CashbackOf = {
  is_on: true,
  from: '2026-01-11T18:00:00.000Z',
  until: '2026-01-18T18:00:00.000Z',
  exchange: { net_loss: '-250.00', percent: 20 },
  casino: { net_loss: '1200.00', percent: 10 },
  least: '10.00',
  most: '5000.00',
  amount: '120.00',
  payments: [{ week: '2026-01-05', amount: '75.00', paid_at: '2026-01-11T18:30:00.000Z' }],
};
const open = (stub: Stub) => renderRemote(<Cashback />, { path: '/free-bets', texts, shell: { player: DEMO_PLAYER }, api: [stub] });

it('shows the running week so far, its rule, and past payments', async () => {
  open(on(getCashback, CASHBACK));
  const region = within(await screen.findByRole('region', { name: 'Weekly cashback' }));
  expect(await region.findByText('৳120.00')).toBeVisible();
  expect(region.getByText('10% of your net loss in games').nextElementSibling).toHaveTextContent('৳1,200.00');
  expect(region.getByText('20% of your net loss at the exchange').nextElementSibling).toHaveTextContent('৳0.00');
  expect(region.getByText(/from ৳10.00 to ৳5,000.00/)).toBeVisible();
  expect(region.getByText(/Week from 05\/01\/2026/).parentElement).toHaveTextContent('৳75.00');
  await expectAccessible();
});

it('keeps the past payments when there is no cashback any more, and shows nothing without one', async () => {
  const { unmount } = open(on(getCashback, { ...CASHBACK, is_on: false }));
  expect(await screen.findByText('Past payments')).toBeVisible();
  expect(screen.queryByText('So far this week')).not.toBeInTheDocument();
  unmount();
  const { api } = open(on(getCashback, { ...CASHBACK, is_on: false, payments: [] }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(api.sentTo(getCashback)).toHaveLength(1);
});

it('offers another try when it does not load', async () => {
  open(on(getCashback, refusal('platform.too_many')));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
