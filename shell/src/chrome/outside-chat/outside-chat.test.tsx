import { screen, waitFor } from '@testing-library/react';
import { getGeneral, MONEY_SCREENS, type General } from '@site/api/contracts/site';
import { on } from '@site/testing';
import { SETTINGS } from '#testing/platform';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const LIVE_CHAT = 'https://secure.livechatinc.com/licence/15130455/v2/open_chat.cgi';
const showWith = (set: Partial<General>, path = '/no-such-page', width?: number) =>
  renderShell({ path, isPlayer: true, api: [on(getGeneral, { ...SETTINGS, ...set })], ...(width ? { width } : {}) });
const frame = () => document.querySelector('iframe');
const panel = () => screen.queryByRole('dialog', { name: 'Support chat' });
const chatButton = () => screen.findByRole('button', { name: 'Chat with us' });

it('SHELL-037, N-21: the outside chat loads when the page is idle and opens at the press of the chat button', async () => {
  const { user } = await showWith({ live_chat: '15130455' });
  await waitFor(() => expect(frame()).toHaveAttribute('src', LIVE_CHAT), { timeout: 5000 });
  expect(panel()).toBeNull();
  await user.click(await chatButton());
  expect(panel()).toBeVisible();
  expect(screen.getByTitle('Support chat by LiveChat')).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(screen.getByRole('button', { name: 'Close the chat' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(await chatButton()).toHaveFocus();
  expect(frame()).toHaveAttribute('src', LIVE_CHAT);
  expect(place()).toBe('/no-such-page');
});

it('SHELL-029, N-21: every way to help opens the outside chat, which leads to the own chat on request', async () => {
  const { user } = await showWith({ live_chat: '', tawk_id: '63bc9d8747425128790c8d39' });
  await chatButton();
  for (const link of screen.getAllByRole('link', { name: /^(Help|24\/7 LiveChat)$/ })) {
    await user.click(link);
    expect(panel()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
  }
  await user.click(await chatButton());
  await user.click(screen.getByRole('link', { name: 'Use the site’s own chat' }));
  expect(place()).toBe('/chat');
  expect(frame()).toBeNull();
});

it.each([
  ['out of reach on a phone', 390, true],
  ['in reach on a desktop', 1440, false],
])('keeps the rest of the page %s', async (_, width, isInert) => {
  const { user } = await showWith({ live_chat: '15130455' }, '/no-such-page', width);
  await user.click(await chatButton());
  expect(document.getElementById('main')?.closest('[inert]') !== null).toBe(isInert);
});

it.each(MONEY_SCREENS)('loads nothing foreign at %s, where the button leads to the own chat', async (path) => {
  const { user } = await showWith({ live_chat: '15130455' }, path);
  await user.click(await chatButton());
  expect(place()).toBe('/chat');
  expect(frame()).toBeNull();
});

it('leaves the own chat where nothing, or nonsense, is set', async () => {
  const { user } = await showWith({ live_chat: '/chat', tawk_id: 'nonsense', intercom: '' });
  await user.click(await chatButton());
  expect(place()).toBe('/chat');
  expect(frame()).toBeNull();
});
