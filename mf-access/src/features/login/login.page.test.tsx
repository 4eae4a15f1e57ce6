import { screen, waitFor } from '@testing-library/react';
import { login } from '@site/api/contracts/access';
import { getLogo } from '@site/api/contracts/site';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { manifest } from '#manifest';
import { texts } from '#fixtures';
import { LoginPage } from './login.page';

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'E1' }], message: 'ok' };
const LOGOS = [
  { logo: 'logo/first.svg', mobile_logo: 'm.svg', loader_logo: 'l.svg', favicon: 'f.svg' },
  { logo: 'second.svg', mobile_logo: '', loader_logo: '', favicon: '' },
];
const logo = on(getLogo, LOGOS);

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<LoginPage />, {
    path: '/login',
    texts,
    ...options,
    api: [logo, ...(options.api ?? [on(login, ANSWER)])],
  });

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Login$|^Logging in\.\.\.$/ });

async function logIn(view: ReturnType<typeof open>, name = 'rahim2026', secret = 'secret123') {
  if (name) await view.user.type(username(), name);
  if (secret) await view.user.type(password(), secret);
  await view.user.click(submit());
}

it('ACCESS-001, N-03: opens for visitors, and for players too', () => {
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/login', access: 'public' }));
  const visitor = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  visitor.unmount();
  const player = open({ shell: { player: DEMO_PLAYER } });
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(player.location().pathname).toBe('/login');
});

it('ACCESS-002: shows and hides the password', async () => {
  const { user } = open();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('ACCESS-003: links to the forgotten password and to sign-up, has a Login button, and shows the first logo', async () => {
  const { api } = open();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(await screen.findByRole('img', { name: 'Shapla' })).toHaveAttribute('src', '/storage/logo/first.svg');
  expect(api.sentTo(getLogo).map(({ path }) => path)).toEqual(['/api/logo']);
});

it('ACCESS-003: draws its own logo when none can be loaded', async () => {
  renderRemote(<LoginPage />, { path: '/login', texts, api: [on(getLogo, refusal('platform.not_found'))] });
  expect(await screen.findByRole('img', { name: 'Shapla' })).not.toHaveAttribute('src');
});

it('ACCESS-004: says that it is logging in, and cannot be pressed again', async () => {
  const view = open({ api: [on(login, never())] });
  await logIn(view);
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
});

describe('the problem is shown under the field, and nothing is sent', () => {
  it.each([
    ['ACCESS-005', '', 'secret123', 'Username', 'Username is required'],
    ['ACCESS-006', 'ab_1', 'secret123', 'Username', 'Invalid username (only letters and numbers)'],
    ['ACCESS-007', 'rahim2026', '', 'Password', 'Password is required'],
    ['ACCESS-008', 'rahim2026', 'seven77', 'Password', 'Password must be at least 8 characters'],
  ])('%s: with %j and %j, %s says "%s"', async (_, name, secret, field, text) => {
    const view = open();
    await logIn(view, name, secret);
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text));
    expect(view.api.writes()).toEqual([]);
  });

  it('ACCESS-008, C-02: eight characters pass', async () => {
    const view = open();
    await logIn(view, 'ab', 'eight888');
    await waitFor(() => expect(view.api.sentTo(login)).toHaveLength(1));
  });
});

it('ACCESS-009, 010, 013: sends name and password, keeps the session, sets the popups, and goes home', async () => {
  const view = open();
  await logIn(view);
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(view.api.sentTo(login).map(({ path, body }) => [path, body])).toEqual([
    ['/api/login', { username: 'rahim2026', password: 'secret123' }],
  ]);
  const stored = Object.fromEntries(view.shell.stored);
  expect(stored).toMatchObject({ token: 'T1', remote_id: 'R1', username: 'rahim2026', exchangeToken: 'E1', popup: '1', regPopup: '0' });
});

it('ACCESS-010: goes home even when the visitor was sent from somewhere else', async () => {
  const view = open({ state: { from: '/deposit' } });
  await logIn(view);
  await waitFor(() => expect(view.location().pathname).toBe('/'));
});

describe('after a failure', () => {
  it.each([
    ['ACCESS-011: the words of the platform', refusal('access.blocked'), 'This account is blocked. Please contact customer service.'],
    ['ACCESS-011: its own words when there are none', offContract({}, 500), 'Invalid credentials'],
    ['ACCESS-011: its own words for an answer that nobody knows', offContract({ hello: 1 }), 'Invalid credentials'],
    ['ACCESS-012, C-50: the network', networkFailure(), 'Network error, please try again later.'],
  ])('%s', async (_, reply, text) => {
    const view = open({ api: [on(login, reply)] });
    await logIn(view);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(text));
    expect(view.shell.current().session.player).toBeNull();
  });

  it('keeps what was typed and lets the player try again', async () => {
    const view = open({ api: [on(login, refusal('access.invalid_credentials'), ANSWER)] });
    await logIn(view);
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Invalid credentials'));
    expect(username()).toHaveValue('rahim2026');
    expect(password()).toHaveValue('secret123');
    await view.user.click(submit());
    await waitFor(() => expect(view.location().pathname).toBe('/'));
  });
});

it('sends one request for a double click and Enter', async () => {
  const view = open({ api: [on(login, never())] });
  await view.user.type(username(), 'rahim2026');
  await view.user.type(password(), 'secret123{Enter}');
  await view.user.dblClick(submit());
  expect(view.api.sentTo(login)).toHaveLength(1);
});

it('speaks Bangla, refusals included', async () => {
  const view = open({ language: 'bn', api: [on(login, refusal('access.invalid_credentials'))] });
  await view.user.click(await screen.findByRole('button', { name: 'লগইন' }));
  expect(await screen.findByText('ইউজারনেম দিতে হবে')).toBeVisible();
  await view.user.type(screen.getByLabelText('ইউজারনেম'), 'rahim2026');
  await view.user.type(screen.getByLabelText('পাসওয়ার্ড'), 'secret123{Enter}');
  expect(await screen.findByText('ইউজারনেম বা পাসওয়ার্ড সঠিক নয়')).toBeVisible();
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  open({ language });
  await screen.findByRole('img', { name: 'Shapla' });
  await expectAccessible();
});

it('keeps the username, and no password, when another release replaces this one', async () => {
  const shell = createShellDouble();
  const before = open({ shell });
  await before.user.type(username(), 'rahim2026');
  await before.user.type(password(), 'secret123');
  before.unmount();
  open({ shell });
  expect(username()).toHaveValue('rahim2026');
  expect(password()).toHaveValue('');
});
