// Covers: SHELL-035, SHELL-036, SHELL-037, SHELL-038, N-21
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { endShells, place, renderShell } from '../testing/render-shell';
import { isDrag } from './drag.rules';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

it('offers the way back to the top after 300 px, and takes it', async () => {
  const went = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await renderShell({ path: '/no-such-page' });
  await chatButton();
  scrollTo(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  scrollTo(301);
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(went).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scrollTo(0);
});

it.each([
  [10, false],
  [11, true],
])('takes a move of %i px as a drag: %s', (px, expected) => expect(isDrag({ x: 0, y: 0 }, { x: px, y: 0 })).toBe(expected));

const chatButton = () => screen.findByRole('button', { name: 'Chat with us' });

const press = (user: UserEvent, target: HTMLElement, dx: number) =>
  user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 350, clientY: 600 } },
    { target, coords: { clientX: 350 + dx, clientY: 600 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 350 + dx, clientY: 600 } },
  ]);

it('opens the chat on a tap, also a shaky one', async () => {
  const { user } = await renderShell({ path: '/no-such-page', isPlayer: true });
  await press(user, await chatButton(), -5);
  expect(place()).toBe('/chat');
});

it.each(['/chat', '/chat-list', '/complaints', '/complaints/C-7KQM2XWD'])(
  'does not stand before the words of the chat itself, at %s',
  async (path) => {
    await renderShell({ path, isPlayer: true });
    expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
  },
);

it('moves to the other side when it is dragged there, and does not open', async () => {
  const { user } = await renderShell({ path: '/no-such-page', isPlayer: true });
  const button = await chatButton();
  await press(user, button, -300);
  expect(place()).toBe('/no-such-page');
  expect(button).toHaveAttribute('data-side', 'left');
  expect(document.cookie).toContain('chat-side=left');
});

it('is moved and opened by keyboard', async () => {
  const { user } = await renderShell({ path: '/no-such-page', isPlayer: true });
  const button = await chatButton();
  button.focus();
  await user.keyboard('{ArrowRight}');
  expect(button).toHaveAttribute('data-side', 'right');
  await user.keyboard('{Enter}');
  expect(place()).toBe('/chat');
});
