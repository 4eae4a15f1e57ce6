import { act, screen, waitFor, within } from '@testing-library/react';
import type { Restriction } from '@site/api/contracts/safer-play';
import { logout } from '@site/api/contracts/session';
import { balance } from '@site/api/contracts/wallet';
import { expectAccessible, on, startFakeClock } from '@site/testing';
import { DESKTOP_WIDTH, endShells, PHONE_WIDTH, place, renderShell } from '#testing/render-shell';

const BREAK: Restriction = { kind: 'time_out', until: '2026-05-01T06:00:00Z' };
const FOR_GOOD: Restriction = { kind: 'excluded', until: null };

const openAs = (restriction: Restriction, path = '/', more: Parameters<typeof renderShell>[0] = {}) =>
  renderShell({ path, isPlayer: true, api: [on(balance, { balance: '1234.50', restriction })], ...more });

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it.each([
  ['phone', PHONE_WIDTH],
  ['desktop', DESKTOP_WIDTH],
])('shows on a %s which pause runs until when, shows the balance and leads to the withdrawal', async (_, width) => {
  await openAs(BREAK, '/', { width });
  expect(await heading('You are taking a break')).toBeVisible();
  expect(screen.getByText(/It ends on 01\/05\/2026 12:00:00 GMT\+6\./)).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Main wallet' })).findByText('৳1,234.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdrawal');
  await expectAccessible();
});

it('says when an exclusion has no end', async () => {
  await openAs(FOR_GOOD);
  expect(await heading('You have excluded yourself')).toBeVisible();
  expect(screen.getByText(/It has no end\./)).toBeVisible();
});

it.each(['/games', '/promotions', '/deposit', '/gamerun', '/account'])('is shown at %s as well', async (path) => {
  await openAs(BREAK, path);
  expect(await heading('You are taking a break')).toBeVisible();
  expect(place()).toBe(path);
});

it('leads to records, profile, support and one’s limits', async () => {
  await openAs(BREAK);
  await heading('You are taking a break');
  const linked = hrefs(within(screen.getByRole('main')).getAllByRole('link'));
  expect(linked).toEqual([
    '/withdrawal',
    '/transaction-record',
    '/betting-record',
    '/turnover-record',
    '/profile',
    '/inbox',
    '/chat',
    '/security',
    '/responsible-gaming',
    '/account-statement',
  ]);
});

it.each([
  ['phone', PHONE_WIDTH],
  ['desktop', DESKTOP_WIDTH],
])('SHELL-013, 021: header, toolbar and side menu of a %s lead to no game while a break runs', async (_, width) => {
  const { user } = await openAs(BREAK, '/', { width });
  await heading('You are taking a break');
  const toolbar = screen.getByRole('navigation', { name: 'Player toolbar' });
  expect(hrefs(within(toolbar).getAllByRole('link'))).toEqual(['/account', '/withdrawal', '/transaction-record', '/responsible-gaming']);
  if (width === PHONE_WIDTH) await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Side menu' });
  expect(within(menu).queryByRole('button')).not.toBeInTheDocument();
  expect(hrefs(within(menu).getAllByRole('link'))).not.toContain('/');
});

it('takes a running game away when the break begins, and gives the site back when it ends', async () => {
  const clock = startFakeClock();
  const { platform } = await renderShell({ path: '/gamerun', isPlayer: true, advanceTimers: clock.advance });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  platform.change(on(balance, { balance: '1234.50', restriction: BREAK }));
  await act(() => clock.advance(10_000));
  expect(await heading('You are taking a break')).toBeVisible();
  platform.change(on(balance, { balance: '1234.50' }));
  await act(() => clock.advance(10_000));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'You are taking a break' })).not.toBeInTheDocument());
});

it('shows no pop-up that invites to deposit', async () => {
  await openAs(BREAK, '/', { stored: { popup: '1', regPopup: '1' } });
  await heading('You are taking a break');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('logs out', async () => {
  const { user, platform, shell } = await openAs(BREAK);
  await heading('You are taking a break');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(shell().session.player).toBeNull());
  expect(platform.sentTo(logout)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'You are taking a break' })).not.toBeInTheDocument();
});

it('speaks Bangla', async () => {
  await openAs(BREAK, '/', { language: 'bn' });
  expect(await heading('আপনি বিরতিতে আছেন')).toBeVisible();
  await expectAccessible();
});
