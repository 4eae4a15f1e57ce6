// Covers: SHELL-001, SHELL-003, SHELL-008, SHELL-010, SHELL-013, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020, SHELL-021, SHELL-022, SHELL-051, C-08, C-26, N-03
import { act, screen, waitFor, within } from '@testing-library/react';
import { getGeneral } from '@site/api/contracts/site';
import { expectAccessible, on } from '@site/testing';
import { SETTINGS } from '#testing/platform';
import { DESKTOP_WIDTH, endShells, PHONE_WIDTH, place, renderShell } from '#testing/render-shell';
import { browserStorage } from '#core/session/browser-storage';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

it('gives visitors on a phone a picker, Login and Sign up', async () => {
  await renderShell();
  const toolbar = screen.getByRole('navigation', { name: 'Guest toolbar' });
  expect(within(toolbar).getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  expect(within(toolbar).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(within(toolbar).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('navigation', { name: 'Player toolbar' })).not.toBeInTheDocument();
});

it.each([
  ['phone', 390],
  ['desktop', DESKTOP_WIDTH],
])('gives players on a %s Home, Promotions, Deposit and My Account', async (_, width) => {
  await renderShell({ isPlayer: true, width });
  const links = within(screen.getByRole('navigation', { name: 'Player toolbar' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Promotions', '/promotions'],
    ['Deposit', '/deposit'],
    ['My Account', '/account'],
  ]);
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
});

it('sends a visitor from a player route to log in, with the place to come back to', async () => {
  await renderShell({ path: '/deposit?from=x' });
  await waitFor(() => expect(place()).toBe('/login'));
  expect(window.history.state.usr).toEqual({ from: '/deposit?from=x' });
});

it('goes home after a log-in that an ended session asked for, and offers there the page that was left', async () => {
  const { user, services, shell } = await renderShell({ path: '/games?type=SLOT', isPlayer: true });
  act(() => services.expire());
  await waitFor(() => expect(place()).toBe('/login'));
  const answer = { token: 'T2', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'X2' }], message: '' };
  act(() => shell().session.start(answer, { isNewPlayer: false }));
  await waitFor(() => expect(place()).toBe('/'));
  const back = await screen.findByRole('link', { name: 'Your session had ended. Back to where you were' });
  expect(back).toHaveAttribute('href', '/games?type=SLOT');
  await user.click(back);
  expect(place()).toBe('/games?type=SLOT');
  expect(screen.queryByRole('link', { name: /where you were/ })).not.toBeInTheDocument();
});

it('keeps a visitor at the promotions while the window has no width yet, and sends them from a narrow one', async () => {
  await renderShell({ path: '/promotions', width: 0 });
  expect(place()).toBe('/promotions');
  act(() => {
    window.innerWidth = DESKTOP_WIDTH;
    window.dispatchEvent(new Event('resize'));
  });
  expect(place()).toBe('/promotions');
  act(() => {
    window.innerWidth = PHONE_WIDTH;
    window.dispatchEvent(new Event('resize'));
  });
  await waitFor(() => expect(place()).toBe('/login'));
});

it('says that a known area is not open yet', async () => {
  await renderShell({ path: '/deposit', isPlayer: true });
  expect(screen.getByRole('heading', { name: 'This part is not open yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('shows a not-found page with a way home', async () => {
  await renderShell({ path: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing grows here');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

it('shows maintenance on the home page in the specified words', async () => {
  await renderShell({ api: [on(getGeneral, { ...SETTINGS, site_status: 0 })] });
  expect(screen.getByRole('heading', { name: "We're currently undergoing Maintenance!" })).toBeVisible();
});

it('leaves other pages open during maintenance', async () => {
  await renderShell({ path: '/games', api: [on(getGeneral, { ...SETTINGS, site_status: 0 })] });
  expect(screen.queryByText(/Maintenance!/)).not.toBeInTheDocument();
});

it.each(['referral_code', 'affiliate_code'])('keeps the %s of a link and goes to sign-up', async (code) => {
  await renderShell({ path: `/${code}?${code}=ABC` });
  await waitFor(() => expect(place()).toBe('/signup'));
  expect(browserStorage.getItem(code)).toBe('ABC');
});

it.each(['referral_code', 'affiliate_code'])('says when the %s is missing, then goes to sign-up', async (code) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  await renderShell({ path: `/${code}` });
  await waitFor(() => expect(place()).toBe('/signup'));
  expect(alert.mock.calls).toEqual([[`No ${code} found in the URL`]]);
  expect(browserStorage.getItem(code)).toBeNull();
});

it('logs out at /player/logout and ends at home', async () => {
  const { shell } = await renderShell({ path: '/player/logout', isPlayer: true, stored: { referral_code: 'ABC' } });
  await waitFor(() => expect(place()).toBe('/'));
  expect(shell().session.player).toBeNull();
  expect(browserStorage.getItem('referral_code')).toBe('ABC');
});

it('follows a log-out in another tab', async () => {
  await renderShell({ path: '/promotions', isPlayer: true });
  act(() => {
    browserStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await waitFor(() => expect(place()).toBe('/login'));
});

it('gives the game window the whole screen', async () => {
  await renderShell({ path: '/gamerun', isPlayer: true });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Player toolbar' })).not.toBeInTheDocument();
});

it('says that it is a demo', async () => {
  await renderShell();
  expect(screen.getByText('Demo - no real money')).toBeVisible();
});

it('says when it is offline, and stops saying so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderShell();
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
