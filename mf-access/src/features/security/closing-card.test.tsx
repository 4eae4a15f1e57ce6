import { screen, waitFor, within } from '@testing-library/react';
import { CLOSING_HINDERED, closeAccount, showClosing, type Closing } from '@site/api/contracts/own-account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ClosingCard } from './closing-card';

const FREE: Closing = { obstacles: [], rest: '0.00', needs_code: false };
const HINDERED: Closing = { ...FREE, obstacles: ['open_bets', 'balance'] };
const CLOSES = { closes_at: '2026-01-22T06:00:00.000Z' };

async function open(api: RemoteTestOptions['api'], language: 'en' | 'bn' = 'en') {
  const view = renderRemote(<ClosingCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    language,
    shell: { player: DEMO_PLAYER },
    api,
  });
  await view.user.click(screen.getByRole('button'));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

it('names what has to be done first, with the screens for it', async () => {
  const { dialog } = await open([on(showClosing, HINDERED)]);
  expect(await dialog.findByText('You have money in your wallet. Withdraw it first.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdrawal');
  expect(dialog.getByRole('link', { name: 'See your bets' })).toHaveAttribute('href', '/betting-record');
  expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
});

it('closes the account with the password, ends the session and says until when the player can come back', async () => {
  const { user, api, shell, dialog } = await open([on(showClosing, FREE), on(closeAccount, CLOSES)]);
  expect(await dialog.findByText(/a log-in takes the closing back/)).toBeVisible();
  await user.type(dialog.getByLabelText('Current password'), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'Close my account for good' }));
  await waitFor(() =>
    expect(shell.notes.successes).toEqual(['Your account will be closed on 22/01/2026 12:00:00. Log in before if you want to keep it.']),
  );
  expect(api.sentTo(closeAccount).map(({ body }) => body)).toEqual([{ password: 'secret123', gives_up_rest: false }]);
});

it('asks for a code as well while the authenticator app is on', async () => {
  const { user, api, dialog } = await open([on(showClosing, { ...FREE, needs_code: true }), on(closeAccount, CLOSES)]);
  await user.type(await dialog.findByLabelText('Current password'), 'secret123');
  await user.type(dialog.getByLabelText('6-digit code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Close my account for good' }));
  await waitFor(() =>
    expect(api.sentTo(closeAccount).map(({ body }) => body)).toEqual([{ password: 'secret123', code: '123456', gives_up_rest: false }]),
  );
});

it('closes an account with a rest only when the player gives it up', async () => {
  const { user, api, dialog } = await open([on(showClosing, { ...FREE, rest: '123.45' }), on(closeAccount, CLOSES)]);
  await user.type(await dialog.findByLabelText('Current password'), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'Close my account for good' }));
  expect(await dialog.findByText(/Please confirm that you give up the rest/)).toBeVisible();
  expect(api.writes()).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /I give up the ৳123.45/ }));
  await user.click(dialog.getByRole('button', { name: 'Close my account for good' }));
  await waitFor(() => expect(api.sentTo(closeAccount).map(({ body }) => body)).toEqual([{ password: 'secret123', gives_up_rest: true }]));
});

it('shows what has come meanwhile when the platform refuses', async () => {
  const { user, api, dialog } = await open([
    on(showClosing, FREE),
    on(closeAccount, refusal('platform.invalid', { message: CLOSING_HINDERED })),
  ]);
  await user.type(await dialog.findByLabelText('Current password'), 'secret123');
  api.change(on(showClosing, HINDERED));
  await user.click(dialog.getByRole('button', { name: 'Close my account for good' }));
  expect(await dialog.findByText('You have open bets. Wait for their result or cancel them.')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  const { dialog } = await open([on(showClosing, HINDERED)], language);
  await dialog.findAllByRole('link');
  await expectAccessible();
});
