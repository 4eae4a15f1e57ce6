// Covers: SHELL-030, SHELL-031, SHELL-032, SHELL-033
import { screen, waitFor, within } from '@testing-library/react';
import { gameRun } from '@site/api/contracts/catalogue';
import { expectAccessible } from '@site/testing';
import { DESKTOP_WIDTH, endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const menu = () => within(screen.getByRole('navigation', { name: 'Side menu' }));

it('is open beside the page on a desktop and can be closed', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  expect(screen.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('navigation', { name: 'Side menu' })).not.toBeInTheDocument();
});

it('has every entry with its address', async () => {
  await renderShell({ width: DESKTOP_WIDTH });
  const address = (name: string) => menu().getByRole('link', { name }).getAttribute('href');
  expect(['Home', 'Promotions', 'Referral Program', 'VIP', 'Affiliate', '24/7 LiveChat', 'Brand Ambassador'].map(address)).toEqual([
    '/',
    '/promotions',
    '/refrrel-program',
    '/vip',
    'https://affiliate.example/',
    '/chat',
    'https://ambassador.example/',
  ]);
  expect(menu().getAllByRole('button')).toHaveLength(11);
});

it('lists the providers of the chosen category, each with type, system and title', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  await user.click(menu().getByRole('button', { name: 'Slots' }));
  expect(await menu().findByRole('link', { name: 'PadmaPlay' })).toHaveAttribute('href', '/games?type=SLOT&system=PADMAPLAY&title=Slots');
  expect(menu().getByRole('link', { name: 'All Slots' })).toHaveAttribute('href', '/games?type=SLOT&system=&title=Slots');

  await user.click(menu().getByRole('button', { name: 'Bingo' }));
  expect(await menu().findByRole('link', { name: 'All Bingo' })).toBeVisible();
  expect(menu().queryByRole('link', { name: 'All Slots' })).not.toBeInTheDocument();
});

it('offers the exchange and the sportsbook below Sports', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  await user.click(menu().getByRole('button', { name: 'Sports' }));
  expect(await menu().findByRole('link', { name: 'Exchange' })).toHaveAttribute('href', '/exchange');
  expect(menu().getByRole('link', { name: 'Sportsbook' })).toHaveAttribute('href', '/gamerun');
});

it('opens the sportsbook as a game', async () => {
  const { user, platform } = await renderShell({ width: DESKTOP_WIDTH, isPlayer: true });
  await user.click(menu().getByRole('button', { name: 'Sports' }));
  await menu().findByRole('link', { name: 'Sportsbook' });
  await waitFor(async () => {
    await user.click(menu().getByRole('link', { name: 'Sportsbook' }));
    expect(platform.sentTo(gameRun)[0]?.body).toMatchObject({ gameType: 'SPORTS', platform: 'PADMAPLAY', gameCode: '' });
  });
  expect(place()).toBe('/gamerun');
});

it('is a drawer on a phone: closed at first, closed again by Escape, with the focus back where it was', async () => {
  const { user } = await renderShell();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Open menu' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Close menu' }).at(-1)).toHaveFocus();
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes the drawer when a place was chosen', async () => {
  const { user } = await renderShell();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(menu().getByRole('link', { name: 'VIP' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
