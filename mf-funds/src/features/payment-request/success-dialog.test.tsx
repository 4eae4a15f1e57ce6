// Covers: FUNDS-050, FUNDS-069, C-31.
import { screen, waitFor } from '@testing-library/react';
import { getTransactions } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#samples';
import { PaymentRequestPage } from './payment-request.page';
import { sampleHandover, sampleTransaction } from './payment-request.samples';

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
  ['deposit', 'Submission successful!'],
  ['withdraw', 'Withdrawal successful!'],
] as const)('shows above the page that a %s was sent', async (action, text) => {
  open({ state: sampleHandover({ action, isFresh: true }) });
  await screen.findByText('Padma Pay');
  expect(await screen.findByRole('dialog', { name: 'Success' })).toHaveTextContent(text);
  expect(document.querySelector('[role="timer"]')).toBeInTheDocument();
  await expectAccessible();
});

it('closes when the player has read it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

it('closes with the cross as well', async () => {
  const { user } = open();
  await screen.findByRole('dialog');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

it('closes itself after a few seconds', async () => {
  const clock = startFakeClock();
  open();
  await clock.advance(4000);
  expect(dialog()).toBeInTheDocument();
  await clock.advance(2000);
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
