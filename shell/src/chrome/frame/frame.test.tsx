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

it.each([
  ['a phone', 'Mozilla/5.0 (Linux; Android 14) Mobile', false],
  ['a desktop', 'Mozilla/5.0 (X11; Linux)', true],
])('SHELL-003: the frame of %s is one of two', async (_, agent, isDesktop) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await renderShell({ width: DESKTOP_WIDTH });
  const inHeader = within(screen.getByRole('banner')).queryByRole('navigation', { name: 'Guest toolbar' });
  expect(inHeader !== null).toBe(isDesktop);
  expect(screen.getAllByRole('navigation', { name: 'Guest toolbar' })).toHaveLength(1);
});

it.each([
  [{}, 'Guest toolbar', 'Player toolbar'],
  [{ token: 'T1' }, 'Player toolbar', 'Guest toolbar'],
])('SHELL-011, 049: the page with %j in local storage has the %s', async (stored, shown, other) => {
  await renderShell({ stored });
  expect(screen.getByRole('navigation', { name: shown })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: other })).not.toBeInTheDocument();
});

it('SHELL-022: a visitor on a phone has a language picker, Login and Sign up', async () => {
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
])('SHELL-013, 021: a player on a %s has Home, Promotions, Deposit and My Account', async (_, width) => {
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

it('SHELL-010: a visitor at a player route goes to the log-in, with the place to come back to', async () => {
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

it('SHELL-010, C-35: a visitor stays at the promotions while the window has no width yet, and goes to the log-in from a narrow one', async () => {
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
  expect(await screen.findByRole('heading', { name: 'This part is not open yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('N-03: an unknown path shows a not-found page with a way home', async () => {
  await renderShell({ path: '/no-such-page' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nothing grows here');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

it('SHELL-016, 017, C-46: home under maintenance shows the exact words', async () => {
  await renderShell({ api: [on(getGeneral, { ...SETTINGS, site_status: 0 })] });
  expect(await screen.findByRole('heading', { name: "We're currently undergoing Maintenance!" })).toBeVisible();
});

it('SHELL-016, C-46: other pages stay open during maintenance', async () => {
  await renderShell({ path: '/games', api: [on(getGeneral, { ...SETTINGS, site_status: 0 })] });
  expect(screen.queryByText(/Maintenance!/)).not.toBeInTheDocument();
});

it.each(['referral_code', 'affiliate_code'])('SHELL-018, 019: the %s of a link is stored, and the page goes to sign-up', async (code) => {
  await renderShell({ path: `/${code}?${code}=ABC` });
  await waitFor(() => expect(place()).toBe('/signup'));
  expect(browserStorage.getItem(code)).toBe('ABC');
});

it.each(['referral_code', 'affiliate_code'])(
  'SHELL-020, C-26: an alert says that the %s is missing, and the page goes to sign-up',
  async (code) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
    await renderShell({ path: `/${code}` });
    await waitFor(() => expect(place()).toBe('/signup'));
    expect(alert.mock.calls).toEqual([[`No ${code} found in the URL`]]);
    expect(browserStorage.getItem(code)).toBeNull();
  },
);

it('SHELL-051, C-08: /player/logout logs out and ends at home', async () => {
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

it.each(['/chat', '/chat-list', '/exchange', '/odds-view'])('SHELL-021, N-61: a phone at %s has no bottom toolbar', async (path) => {
  await renderShell({ path, isPlayer: true });
  expect(screen.queryByRole('navigation', { name: 'Player toolbar' })).not.toBeInTheDocument();
});

it('SHELL-021, N-61: the game window has the whole screen', async () => {
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
