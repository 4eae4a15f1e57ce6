import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endOtherSessions, endSessionById, listSessions, nameDevice } from '@site/api/contracts/security';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { HERE, LAPTOP } from './security.fixtures';
import { SessionsCard } from './sessions-card';

const BOTH = on(listSessions, { data: [HERE, LAPTOP] });
const THEN_ALONE = on(listSessions, { data: [HERE, LAPTOP] }, { data: [HERE] });

const open = ({ shell, ...options }: Omit<RemoteTestOptions, 'shell'> & { shell?: { confirms: boolean } } = {}) =>
  renderRemote(<SessionsCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    shell: { player: DEMO_PLAYER, ...shell },
    ...options,
    api: options.api ?? [BOTH],
  });

const rowOf = async (device: string) => {
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find((each) => within(each).queryByText(device, { selector: 'p' }));
  if (!row) throw new Error(`No row for ${device}`);
  return within(row);
};

it('shows each place with its device, where it is and when it was used', async () => {
  const clock = startFakeClock('2026-01-15T06:00:30.000Z');
  open();
  await clock.advance(1);
  const here = await rowOf('Chrome on Android');
  expect(here.getByText('This device')).toBeVisible();
  expect(here.getByText('203.0.113.7, Bangladesh')).toBeVisible();
  expect(here.getByText('just now')).toBeVisible();
  expect(here.queryByRole('button')).not.toBeInTheDocument();
  const laptop = await rowOf('Firefox on Windows');
  expect(laptop.getByText('3 hours ago')).toHaveAttribute('title', '15/01/2026 09:00:00');
  expect(laptop.getByText('3 hours ago')).toHaveAttribute('datetime', LAPTOP.last_used_at);
});

it('loads the list again every minute, so that it stays true', async () => {
  const clock = startFakeClock('2026-01-15T06:00:00.000Z');
  open();
  await clock.advance(1);
  await clock.advance(120_000);
  const laptop = await rowOf('Chrome on Android');
  expect(laptop.getByText('2 minutes ago')).toBeVisible();
});

it('draws a telephone and a screen', async () => {
  open();
  await rowOf('Chrome on Android');
  const pictures = screen.getAllByRole('listitem').map((row) => row.querySelector('svg')?.dataset['icon']);
  expect(pictures).toEqual(['phone', 'desktop']);
});

it('logs one place out, shows the result, and loads the list again', async () => {
  const { user, api } = open({ api: [THEN_ALONE, on(endSessionById, { success: true })] });
  await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText('Firefox on Windows is logged out.')).toBeVisible();
  expect(api.sentTo(endSessionById).map(({ path }) => path)).toEqual(['/api/security/sessions/2']);
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
  expect(screen.queryByText('198.51.100.4')).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveFocus();
});

it('shows several log-ins of one device at one place as one row, newest first, and logs all of them out', async () => {
  startFakeClock('2026-01-15T06:00:30.000Z');
  const older = { ...LAPTOP, id: 3, last_used_at: '2026-01-12T03:00:00.000Z' };
  const elsewhere = { ...LAPTOP, id: 4, place: '192.0.2.9', last_used_at: '2026-01-15T05:00:00.000Z' };
  const { api } = open({ api: [on(listSessions, { data: [older, HERE, LAPTOP, elsewhere] }), on(endSessionById, { success: true })] });
  const device = await rowOf('198.51.100.4');
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p + p')?.textContent)).toEqual([
    '203.0.113.7, Bangladesh',
    '192.0.2.9',
    '198.51.100.4',
  ]);
  expect(device.getByText('2 log-ins')).toBeVisible();
  expect(device.getByText('3 hours ago')).toBeVisible();
  fireEvent.click(device.getByRole('button', { name: 'Log out Firefox on Windows' }));
  await waitFor(() =>
    expect(api.sentTo(endSessionById).map(({ path }) => path)).toEqual(['/api/security/sessions/2', '/api/security/sessions/3']),
  );
});

it('keeps this device apart from an older log-in on it', async () => {
  open({ api: [on(listSessions, { data: [HERE, { ...HERE, id: 5, is_current: false }] })] });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Log out Chrome on Android' })).toBeVisible();
});

it('treats a place that has ended by itself as logged out', async () => {
  const { user } = open({ api: [THEN_ALONE, on(endSessionById, refusal('platform.not_found'))] });
  await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText('Firefox on Windows is logged out.')).toBeVisible();
});

it('logs out everywhere else after asking', async () => {
  const { user, api, shell } = open({ api: [THEN_ALONE, on(endOtherSessions, { ended: 1 })] });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(shell.notes.questions).toEqual(['Every other device has to log in again. A game that is open there ends.']);
  expect(await screen.findByText('You are logged out everywhere else.')).toBeVisible();
  expect(api.sentTo(endOtherSessions)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument());
});

it('leaves everything as it is when the player says no', async () => {
  const { user, api } = open({ shell: { confirms: false } });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(api.writes()).toEqual([]);
});

it('shows the name that the player gave a device, and lets the player change it', async () => {
  const named = { ...LAPTOP, name: 'Work laptop' };
  const { user, api } = open({ api: [on(listSessions, { data: [{ ...HERE, name: null }, named] }), on(nameDevice, { success: true })] });
  const laptop = await rowOf('Work laptop');
  expect(laptop.getByText('Firefox on Windows')).toBeVisible();
  expect(laptop.getByRole('button', { name: 'Log out Work laptop' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name this device Chrome on Android' }));
  await user.type(screen.getByLabelText('Name'), ' My phone ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(nameDevice).map(({ body }) => body)).toEqual([{ id: 1, name: 'My phone' }]);
});

it('shows that there is only this device', async () => {
  open({ api: [on(listSessions, { data: [HERE] })] });
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['no answer', networkFailure(), 'Check your connection and try again.'],
  ['too many', refusal('platform.too_many', { retryAfterS: 40 }), 'Too many attempts. Please try again later. Next try in 40 s.'],
])('shows the problem of a log-out: %s', async (_, reply, text) => {
  const { user } = open({ api: [BOTH, on(endSessionById, reply)] });
  await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('198.51.100.4')).toBeVisible();
});

it('shows a skeleton of rows while it loads', () => {
  open({ api: [on(listSessions, never())] });
  expect(screen.getByRole('status', { name: 'Loading your devices' })).toBeVisible();
});

it('tries again when the list could not be loaded', async () => {
  const { user, api } = open({ api: [on(listSessions, refusal('platform.forbidden'))] });
  await screen.findByText('This is not yours.');
  api.change(BOTH);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Windows', { selector: 'p' })).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { name: 'কোথায় কোথায় লগইন আছে' })).toBeVisible();
  expect(await screen.findByText('এই ডিভাইস')).toBeVisible();
  expect(screen.getByRole('button', { name: 'বাকি সব জায়গা থেকে লগআউট' })).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open({ language });
  await screen.findByText('Firefox on Windows', { selector: 'p' });
  await expectAccessible();
});
