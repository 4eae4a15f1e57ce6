import { act, screen, waitFor, within } from '@testing-library/react';
import { userShow } from '@site/api/contracts/account';
import { logout } from '@site/api/contracts/session';
import { getSocialLinks } from '@site/api/contracts/site';
import { balance } from '@site/api/contracts/wallet';
import { expectAccessible, on, refusal, startFakeClock, type Stub } from '@site/testing';
import { sampleProfile } from '#testing/profile';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const openMenu = async (api: readonly Stub[] = [], more: Parameters<typeof renderShell>[0] = {}) => {
  const shell = await renderShell({ path: '/account', isPlayer: true, api: [on(userShow, sampleProfile()), ...api], ...more });
  expect(await screen.findByRole('heading', { level: 1, name: 'rahim2026' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull());
  return shell;
};
const group = (name: string) => within(screen.getByRole('region', { name }));
const linksOf = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const wallet = () => group('Main wallet');

it('SHELL-063: a visitor at /account goes to the log-in, with the way back', async () => {
  await renderShell({ path: '/account' });
  await waitFor(() => expect(place()).toBe('/login'));
  expect(window.history.state.usr).toEqual({ from: '/account' });
});

it('SHELL-063, 064, C-06: the account menu shows user name, VIP points with the way to /vip, level and main wallet', async () => {
  await openMenu();
  expect(place()).toBe('/account');
  expect(screen.queryByRole('navigation', { name: 'Account areas' })).not.toBeInTheDocument();
  const points = await screen.findByRole('link', { name: /VIP points: 4,321/ });
  expect(points).toHaveAttribute('href', '/vip');
  expect(points).toHaveTextContent('Normal');
  expect(await wallet().findByText('৳1,234.50')).toBeVisible();
  await expectAccessible();
});

it('SHELL-065: the refresh icon turns for 500 ms, and the balance is asked again', async () => {
  const clock = startFakeClock();
  const { user, platform } = await openMenu([], { advanceTimers: clock.advance });
  const refresh = wallet().getByRole('button', { name: /Refresh/ });
  const asked = platform.sentTo(balance).length;
  expect(refresh).not.toHaveAttribute('data-spinning');
  await user.click(refresh);
  expect(refresh).toHaveAttribute('data-spinning');
  await act(() => clock.advance(499));
  expect(refresh).toHaveAttribute('data-spinning');
  await act(() => clock.advance(1));
  expect(refresh).not.toHaveAttribute('data-spinning');
  expect(platform.sentTo(balance).length).toBe(asked + 1);
});

it('SHELL-066: the eye hides the balance behind "***" and shows it again', async () => {
  const { user } = await openMenu();
  await wallet().findByText('৳1,234.50');
  await user.click(wallet().getByRole('button', { name: 'Hide: Main wallet' }));
  expect(wallet().getByText('***')).toBeVisible();
  expect(wallet().queryByText('৳1,234.50')).not.toBeInTheDocument();
  await user.click(wallet().getByRole('button', { name: 'Show: Main wallet' }));
  expect(wallet().getByText('৳1,234.50')).toBeVisible();
});

it('SHELL-067, 068, 069: the groups Funds, History and Profile have their links in order', async () => {
  await openMenu();
  expect(linksOf('Funds')).toEqual([
    ['Deposit', '/deposit'],
    ['Withdrawal', '/withdrawal'],
  ]);
  expect(linksOf('History')).toEqual([
    ['Betting Record', '/betting-record'],
    ['Turnover Record', '/turnover-record'],
    ['Transaction Record', '/transaction-record'],
  ]);
  expect(linksOf('Profile')).toEqual([
    ['Personal Info', '/profile'],
    ['Reset Password', '/reset-password'],
    ['Inbox', '/inbox'],
    ['Referral', '/refrrel-program'],
  ]);
  expect(linksOf('From us').map(([, href]) => href)).toEqual(['/free-bets', '/tournaments']);
  expect(linksOf('Play safe').map(([, href]) => href)).toEqual(['/security', '/responsible-gaming', '/account-statement']);
});

describe('the data saver', () => {
  const dataSaver = () => screen.getByRole('switch', { name: 'Data saver' });

  it('is switched at once for this device, and says what it does', async () => {
    const { user, shell } = await openMenu();
    expect(dataSaver()).not.toBeChecked();
    expect(dataSaver()).toHaveAccessibleDescription(/prices once a second/);
    await user.click(dataSaver());
    expect(dataSaver()).toBeChecked();
    expect(shell().dataSaver.isOn).toBe(true);
    expect(document.cookie).toContain('data-saver=1');
    await expectAccessible();
  });

  it('is on, and cannot be switched here, while the system asks for it', async () => {
    Reflect.set(navigator, 'connection', Object.assign(new EventTarget(), { saveData: true }));
    await openMenu();
    expect(dataSaver()).toBeChecked();
    expect(dataSaver()).toBeDisabled();
    expect(dataSaver()).toHaveAccessibleDescription(/your browser or phone asks/);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

it('SHELL-041, 070: Contact Us has WhatsApp, Facebook, Telegram and the support address', async () => {
  await openMenu();
  await group('Contact Us').findByRole('link', { name: 'WhatsApp' });
  expect(linksOf('Contact Us')).toEqual([
    ['WhatsApp', 'https://wa.example/'],
    ['Facebook', 'https://fb.example/'],
    ['Telegram', 'https://tg.example/'],
    ['support@shapla.example', 'mailto:support@shapla.example'],
  ]);
});

it('SHELL-070: Contact Us keeps the support address when the social links do not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await openMenu([on(getSocialLinks, refusal('platform.not_found'))]);
  expect(linksOf('Contact Us')).toEqual([['support@shapla.example', 'mailto:support@shapla.example']]);
});

it('SHELL-071: Log out ends the session and leads home', async () => {
  const { user, platform, shell } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(place()).toBe('/'));
  expect(platform.sentTo(logout)).toHaveLength(1);
  expect(shell().session.player).toBeNull();
});

it('asks for the points again when they did not load', async () => {
  const { user } = await openMenu([on(userShow, refusal('platform.not_found'), sampleProfile())]);
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('link', { name: /VIP points: 4,321/ })).toBeVisible();
});

it('speaks Bangla', async () => {
  await openMenu([], { language: 'bn' });
  expect(screen.getByRole('region', { name: 'তহবিল' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'লগ আউট' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /ভিআইপি পয়েন্ট: 4,321/ })).toHaveTextContent('সাধারণ');
  await expectAccessible();
});
