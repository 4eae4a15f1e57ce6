import { act, screen, waitFor, within } from '@testing-library/react';
import { gameRun } from '@site/api/contracts/catalogue';
import { getLogo } from '@site/api/contracts/site';
import { balance } from '@site/api/contracts/wallet';
import { expectAccessible, networkFailure, never, on, refusal, startFakeClock } from '@site/testing';
import { DESKTOP_WIDTH, endShells, PHONE_WIDTH, place, renderShell } from '#testing/render-shell';
import { browserStorage } from '#core/session/browser-storage';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const header = () => within(screen.getByRole('banner'));

it.each([PHONE_WIDTH, DESKTOP_WIDTH])('SHELL-029, N-21: the header at %i px has menu, Help, App download and language', async (width) => {
  await renderShell({ width });
  expect(header().getByRole('button', { name: /menu/ })).toBeVisible();
  expect(header().getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/chat');
  expect(header().getByRole('link', { name: 'App download' })).toHaveAttribute('href', '/storage/app/shapla.apk');
  expect(header().getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
  await expectAccessible();
});

describe('at the exchange, which brings a bar of its own', () => {
  const claims = { 'mf-exchange': [{ path: '/exchange', access: 'player' }] } as const;
  const tools = (where: ReturnType<typeof header>) => [
    where.queryByRole('link', { name: 'Help' }),
    where.queryByRole('link', { name: 'App download' }),
    where.queryByRole('combobox', { name: 'Language' }),
    where.queryByRole('button', { name: 'Player menu' }),
    where.queryByRole('time'),
  ];

  it('leaves that bar its place on a phone, and has everything else in the menu', async () => {
    const { user } = await renderShell({ path: '/exchange', isPlayer: true, claims });
    expect(tools(header())).toEqual([null, null, null, null, null]);
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Side menu' }));
    expect(tools(menu)).not.toContain(null);
    expect(menu.getByRole('group', { name: 'Balance' })).toHaveTextContent('৳1,234.50');
    await expectAccessible();
  });

  it('stays whole on a desktop', async () => {
    await renderShell({ path: '/exchange', isPlayer: true, width: DESKTOP_WIDTH, claims });
    expect(tools(header())).not.toContain(null);
  });
});

it.each([
  ['desktop', DESKTOP_WIDTH, '/storage/logo/a.svg'],
  ['phone', PHONE_WIDTH, '/storage/logo/b.svg'],
])('SHELL-056, 057, 058: a %s shows the logo and the favicon of the first record', async (_, width, logo) => {
  const { container } = await renderShell({ width });
  expect(container.querySelector('header img')).toHaveAttribute('src', logo);
  expect(document.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/storage/logo/d.svg');
});

it('SHELL-058: a game that opens shows the loader logo', async () => {
  const { container, platform, shell } = await renderShell({ isPlayer: true });
  platform.change(on(gameRun, never()));
  act(() => void shell().launchGame({ platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP', name: 'Lotus' }));
  const [view] = screen.getAllByRole('status').filter((one) => one.textContent === 'Opening Lotus');
  expect(container).toContainElement(view ?? null);
  expect(view?.querySelector('img')).toHaveAttribute('src', '/storage/logo/c.svg');
});

it('SHELL-048, 059, 060: the document has the name of the settings, and the chat settings are stored', async () => {
  await renderShell();
  expect(document.title).toBe('Shapla Test');
  const kept = ['whatsapp', 'liveChat', 'intercom', 'tawkId'].map((key) => browserStorage.getItem(key));
  expect(kept).toEqual(['https://wa.example/1', 'LC1', 'IC1', 'TK1']);
});

it('names the document after the screen too', async () => {
  await renderShell({ path: '/no-such-page' });
  expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} · Shapla Test`);
});

it('SHELL-044: a logo that does not load is only logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderShell({ api: [on(getLogo, refusal('platform.not_found'))] });
  expect(log).toHaveBeenCalledWith('The logo did not load', expect.anything());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(header().getByRole('link', { name: /home/ })).toHaveTextContent('Shapla Test');
});

it('SHELL-001, 034, N-18: the clock shows the time of Dhaka, second by second', async () => {
  const clock = startFakeClock('2026-01-15T18:59:58.000Z');
  await renderShell();
  const time = header().getByRole('time');
  expect(time).toHaveTextContent(/^16\/01\/2026 00:59:58 GMT\+6$/);
  await clock.advance(1000);
  expect(time).toHaveTextContent('16/01/2026 00:59:59 GMT+6');
  await clock.advance(1000);
  expect(time).toHaveTextContent('16/01/2026 01:00:00 GMT+6');
});

it('SHELL-039, N-17: the choice of a language changes texts and document, is kept in a cookie, and goes back', async () => {
  const { user } = await renderShell();
  const picker = header().getByRole('combobox', { name: 'Language' });
  await user.selectOptions(picker, 'bn');
  expect(await screen.findByRole('link', { name: 'লগইন' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'bn');
  expect(document.cookie).toContain('language=bn');
  await user.selectOptions(picker, 'en');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('shows who plays and with how much', async () => {
  await renderShell({ isPlayer: true });
  expect(header().getByText('rahim2026')).toBeVisible();
  await waitFor(() => expect(header().getByText('৳1,234.50')).toBeVisible());
});

it('greys an old balance and says that it reconnects', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const clock = startFakeClock();
  await renderShell({ isPlayer: true, stored: { balance: '55.00' }, api: [on(balance, networkFailure())] });
  expect(header().getByText('৳55.00')).toBeVisible();
  expect(screen.queryByText('Reconnecting')).not.toBeInTheDocument();
  await clock.advance(20_000);
  expect(header().getByText('৳55.00')).toBeVisible();
  expect(header().getByText('Reconnecting')).toBeVisible();
});

it('SHELL-052, C-09: a 401 of the balance call clears all of local storage and leads home', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderShell({
    path: '/promotions',
    isPlayer: true,
    stored: { referral_code: 'ABC' },
    api: [on(balance, refusal('platform.unauthenticated'))],
  });
  await waitFor(() => expect(place()).toBe('/'));
  expect(browserStorage.getItem('token')).toBeNull();
  expect(browserStorage.getItem('referral_code')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Guest toolbar' })).toBeVisible();
});

it('SHELL-050: a log-out in the player menu ends at home', async () => {
  const { user, shell } = await renderShell({ path: '/promotions', isPlayer: true });
  await user.click(header().getByRole('button', { name: 'Player menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await act(async () => {});
  expect(shell().session.player).toBeNull();
  expect(place()).toBe('/');
});
