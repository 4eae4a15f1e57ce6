import { screen, waitFor } from '@testing-library/react';
import { askOwnData, getOwnData, showOwnData, type OwnData } from '@site/api/contracts/own-account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { OwnDataCard } from './own-data-card';

const NONE: OwnData = { state: 'none', parts_done: 0, parts_all: 40, asked_at: null, expires_at: null, bytes: null, next_at: null };
const ASKED = { ...NONE, asked_at: '2026-01-15T06:00:00.000Z', next_at: '2026-01-16T06:00:00.000Z' };
const WAITING: OwnData = { ...ASKED, state: 'waiting', parts_done: 10 };
const READY: OwnData = { ...ASKED, state: 'ready', parts_done: 40, expires_at: '2026-01-18T06:00:00.000Z', bytes: 123_456 };

const open = (api: RemoteTestOptions['api'], language: 'en' | 'bn' = 'en') =>
  renderRemote(<OwnDataCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    language,
    shell: { player: DEMO_PLAYER },
    api,
  });

it('asks for the data with the password, and shows the progress', async () => {
  const { user, api } = open([on(showOwnData, NONE), on(askOwnData, WAITING)]);
  await user.click(await screen.findByRole('button', { name: 'Get my data' }));
  await user.type(screen.getByLabelText('Current password'), 'secret123');
  api.change(on(showOwnData, WAITING));
  await user.click(screen.getByRole('dialog').querySelector('button[type="submit"]') as HTMLElement);
  expect(await screen.findByRole('progressbar', { name: 'Progress of your archive' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('10 of 40 parts')).toBeVisible();
  expect(api.sentTo(askOwnData).map(({ body }) => body)).toEqual([{ password: 'secret123' }]);
  expect(screen.queryByRole('button', { name: 'Get my data' })).not.toBeInTheDocument();
});

it('shows a wrong password at its field, and stays open', async () => {
  const { user } = open([on(showOwnData, NONE), on(askOwnData, refusal('account.password_wrong'))]);
  await user.click(await screen.findByRole('button', { name: 'Get my data' }));
  await user.type(screen.getByLabelText('Current password'), 'wrongpass1');
  await user.click(screen.getByRole('dialog').querySelector('button[type="submit"]') as HTMLElement);
  expect(await screen.findByText('Your current password is not correct.')).toBeVisible();
});

it('follows the work until the archive is ready', async () => {
  const clock = startFakeClock('2026-01-15T06:00:00.000Z');
  open([on(showOwnData, WAITING, READY)]);
  await clock.advance(1);
  expect(screen.getByText('10 of 40 parts')).toBeVisible();
  await clock.advance(2_100);
  expect(screen.getByRole('button', { name: 'Download (123 kB)' })).toBeVisible();
  expect(screen.getByText('Your archive is ready until 18/01/2026 12:00:00.')).toBeVisible();
  expect(screen.getByText('You can ask for a new one from 16/01/2026 12:00:00.')).toBeVisible();
});

it('says when the archive is gone', async () => {
  const { user, shell } = open([on(showOwnData, READY, NONE), on(getOwnData, refusal('platform.not_found'))]);
  await user.click(await screen.findByRole('button', { name: /^Download/ }));
  await waitFor(() => expect(shell.notes.errors).toEqual(['The archive could not be downloaded. Please try again.']));
  expect(await screen.findByRole('button', { name: 'Get my data' })).toBeVisible();
});

it('lets the player ask again after a failure', async () => {
  open([on(showOwnData, { ...NONE, state: 'failed', asked_at: ASKED.asked_at })]);
  expect(await screen.findByText('Your data could not be collected. Please ask for it again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get my data' })).toBeVisible();
});

it('shows a skeleton while it loads, and tries again after a failure', async () => {
  const waiting = open([on(showOwnData, never())]);
  expect(screen.getByRole('status', { name: 'Loading your archive' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open([on(showOwnData, refusal('platform.forbidden'))]);
  await screen.findByText('This is not yours.');
  api.change(on(showOwnData, NONE));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Get my data' })).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open([on(showOwnData, WAITING)], language);
  await screen.findByRole('progressbar');
  await expectAccessible();
});
