import { screen, waitFor } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { PaymentRequestPage } from './payment-request.page';
import { sampleHandover, sampleTransaction } from './payment-request.fixtures';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<PaymentRequestPage />, {
    path: '/payment-request',
    state: sampleHandover({ isFresh: true }),
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getTransactions, [sampleTransaction()])],
    ...options,
  });

const dialog = () => screen.queryByRole('dialog', { name: 'Success' });

it.each([
  ['FUNDS-050, C-31: a deposit', 'deposit', 'Submission successful!'],
  ['FUNDS-069, C-31: a withdrawal', 'withdraw', 'Withdrawal successful!'],
] as const)('%s that was sent is shown above the page', async (_, action, text) => {
  open({ state: sampleHandover({ action, isFresh: true }) });
  await screen.findByText('Padma Pay');
  expect(await screen.findByRole('dialog', { name: 'Success' })).toHaveTextContent(text);
  expect(document.querySelector('[role="timer"]')).toBeInTheDocument();
  await expectAccessible();
});

it('FUNDS-050: the dialog closes when the player has read it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

it('FUNDS-050: the cross closes the dialog as well', async () => {
  const { user } = open();
  await screen.findByRole('dialog');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

it('FUNDS-050, C-31: the dialog closes itself after 5 s', async () => {
  const clock = startFakeClock();
  open();
  await clock.advance(4999);
  expect(dialog()).toBeInTheDocument();
  await clock.advance(1);
  expect(dialog()).not.toBeInTheDocument();
});

it('is shown once: a reload finds a request that is no longer fresh', async () => {
  const first = open();
  await screen.findByRole('dialog');
  const { state } = first.location();
  expect(state).toEqual(sampleHandover({ isFresh: false }));
  first.unmount();
  open({ state });
  expect(await screen.findByText('Padma Pay')).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});

it('is absent on a page that was opened directly', async () => {
  open({ state: undefined });
  expect(await screen.findByText('Padma Pay')).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});
