// Covers: SHELL-063, SHELL-064, SHELL-065, SHELL-066, SHELL-067, SHELL-068, SHELL-069, SHELL-070, SHELL-071, C-06
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
  await screen.findByRole('heading', { level: 1, name: 'rahim2026' });
  return shell;
};
const group = (name: string) => within(screen.getByRole('region', { name }));
const linksOf = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const wallet = () => group('Main wallet');

it('sends a visitor to log in and remembers the way back', async () => {
  await renderShell({ path: '/account' });
  await waitFor(() => expect(place()).toBe('/login'));
  expect(window.history.state.usr).toEqual({ from: '/account' });
});

it('shows username, VIP points on the way to /vip, level and main wallet', async () => {
  await openMenu();
  const points = await screen.findByRole('link', { name: /VIP points: 4,321/ });
  expect(points).toHaveAttribute('href', '/vip');
  expect(points).toHaveTextContent('Normal');
  expect(await wallet().findByText('৳1,234.50')).toBeVisible();
  await expectAccessible();
});

it('turns the refresh icon for 500 ms and asks for the balance again', async () => {
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

it('hides the balance behind "***" and shows it again', async () => {
  const { user } = await openMenu();
  await wallet().findByText('৳1,234.50');
  await user.click(wallet().getByRole('button', { name: 'Hide: Main wallet' }));
  expect(wallet().getByText('***')).toBeVisible();
  expect(wallet().queryByText('৳1,234.50')).not.toBeInTheDocument();
  await user.click(wallet().getByRole('button', { name: 'Show: Main wallet' }));
  expect(wallet().getByText('৳1,234.50')).toBeVisible();
});

it('leads to funds, history and profile', async () => {
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
  expect(linksOf('Play safe').map(([, href]) => href)).toEqual(['/security', '/responsible-gaming', '/account-statement']);
});

it('leads to WhatsApp, Facebook, Telegram and the support address', async () => {
  await openMenu();
  await group('Contact Us').findByRole('link', { name: 'WhatsApp' });
  expect(linksOf('Contact Us')).toEqual([
    ['WhatsApp', 'https://wa.example/'],
    ['Facebook', 'https://fb.example/'],
    ['Telegram', 'https://tg.example/'],
    ['support@shapla.example', 'mailto:support@shapla.example'],
  ]);
});

it('keeps the support address when the social links do not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await openMenu([on(getSocialLinks, refusal('platform.not_found'))]);
  expect(linksOf('Contact Us')).toEqual([['support@shapla.example', 'mailto:support@shapla.example']]);
});

it('logs out', async () => {
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
