import { screen, waitFor, within } from '@testing-library/react';
import { gameRun } from '@site/api/contracts/catalogue';
import { expectAccessible } from '@site/testing';
import { channelDocument } from '#testing/documents';
import { DESKTOP_WIDTH, endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const menu = () => within(screen.getByRole('navigation', { name: 'Side menu' }));

it('SHELL-033: the menu is open beside the page on a desktop and can be closed', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  expect(screen.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('navigation', { name: 'Side menu' })).not.toBeInTheDocument();
});

it('SHELL-030, N-20, CATALOGUE-005: the menu has every entry with its address, in the specified order', async () => {
  await renderShell({ width: DESKTOP_WIDTH });
  const entries = menu().getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Promotions', '/promotions'],
    ['Referral Program', '/refrrel-program'],
    ['VIP', '/vip'],
    ['Affiliate', 'https://affiliate.example/'],
    ['24/7 LiveChat', '/chat'],
    ['Brand Ambassador', 'https://ambassador.example/'],
  ]);
  expect(menu().getByRole('link', { name: 'Affiliate' })).toHaveAttribute('target', '_blank');
  const categories = menu().getAllByRole('button');
  expect(categories).toHaveLength(11);
  for (const category of categories) {
    expect(entries[0]?.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(entries[1]?.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  }
});

it.each([
  ['en', 'Tournaments'],
  ['bn', 'টুর্নামেন্ট'],
] as const)('the menu ends with the entries of released areas, in the language of the player (%s)', async (language, name) => {
  const menu = [{ path: '/tournaments', label: { en: 'Tournaments', bn: 'টুর্নামেন্ট' } }] as const;
  const { releases, ...document } = channelDocument();
  const [key = '', page] = Object.entries(releases)[0] ?? [];
  const released = { ...document, releases: { ...releases, ...(page ? { [key]: { ...page, menu } } : {}) } };
  await renderShell({ width: DESKTOP_WIDTH, language, released });
  const entries = screen.getAllByRole('navigation').flatMap((part) => within(part).queryAllByRole('link', { name }));
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['/tournaments']);
});

it('SHELL-032, 033: the second menu lists the providers of the category, each with type, system and title', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  await user.click(menu().getByRole('button', { name: 'Slots' }));
  expect(await menu().findByRole('link', { name: 'PadmaPlay' })).toHaveAttribute('href', '/games?type=SLOT&system=PADMAPLAY&title=Slots');
  expect(menu().getByRole('link', { name: 'All Slots' })).toHaveAttribute('href', '/games?type=SLOT&system=&title=Slots');

  await user.click(menu().getByRole('button', { name: 'Bingo' }));
  expect(await menu().findByRole('link', { name: 'All Bingo' })).toBeVisible();
  expect(menu().queryByRole('link', { name: 'All Slots' })).not.toBeInTheDocument();
});

it('SHELL-031: Sports offers the exchange and the sportsbook', async () => {
  const { user } = await renderShell({ width: DESKTOP_WIDTH });
  await user.click(menu().getByRole('button', { name: 'Sports' }));
  expect(await menu().findByRole('link', { name: 'Exchange' })).toHaveAttribute('href', '/exchange');
  expect(menu().getByRole('link', { name: 'Sportsbook' })).toHaveAttribute('href', '/gamerun');
});

it('SHELL-031: the sportsbook opens as a game', async () => {
  const { user, platform } = await renderShell({ width: DESKTOP_WIDTH, isPlayer: true });
  await user.click(menu().getByRole('button', { name: 'Sports' }));
  await menu().findByRole('link', { name: 'Sportsbook' });
  await waitFor(async () => {
    await user.click(menu().getByRole('link', { name: 'Sportsbook' }));
    expect(platform.sentTo(gameRun)[0]?.body).toMatchObject({ gameType: 'SPORTS', platform: 'PADMAPLAY', gameCode: '' });
  });
  expect(place()).toBe('/gamerun');
});

it('SHELL-033: the menu of a phone is closed at first, opens by its button, and closes by Escape with the focus back', async () => {
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
