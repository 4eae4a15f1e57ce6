import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { endShells, place, renderShell } from '#testing/render-shell';
import { isDrag } from './drag.rules';
import { readRest } from './kept-rest';

afterEach(async () => {
  await endShells();
  jest.restoreAllMocks();
});

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

it('SHELL-035, 036: the button back to the top appears after 300 px and leads to the top', async () => {
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
])('SHELL-038: a move of %i px is a drag: %s', (px, expected) => expect(isDrag({ x: 0, y: 0 }, { x: px, y: 0 })).toBe(expected));

const chatButton = () => screen.findByRole('button', { name: 'Chat with us' });

const press = (user: UserEvent, target: HTMLElement, dx: number) =>
  user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 350, clientY: 600 } },
    { target, coords: { clientX: 350 + dx, clientY: 600 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 350 + dx, clientY: 600 } },
  ]);

it.each([
  ['a player', true, '/chat'],
  ['a visitor', false, '/login'],
])('SHELL-037, 038, N-21: a tap that moves 5 px leads %s to the chat or the log-in', async (_, isPlayer, path) => {
  const { user } = await renderShell({ path: '/no-such-page', isPlayer });
  await press(user, await chatButton(), -5);
  await waitFor(() => expect(place()).toBe(path));
});

it.each(['/chat', '/chat-list', '/complaints', '/complaints/C-7KQM2XWD'])(
  'is not shown before the messages of the chat itself, at %s',
  async (path) => {
    await renderShell({ path, isPlayer: true });
    expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
  },
);

it('SHELL-038: a press that moves 40 px opens nothing', async () => {
  const { user } = await renderShell({ path: '/no-such-page', isPlayer: true });
  await press(user, await chatButton(), -40);
  expect(place()).toBe('/no-such-page');
});

it('SHELL-037: a drag moves the chat button to the other side and opens nothing', async () => {
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
  act(() => button.focus());
  await user.keyboard('{ArrowRight}');
  expect(button).toHaveAttribute('data-side', 'right');
  await user.keyboard('{Enter}');
  expect(place()).toBe('/chat');
});

it('is remembered where it was dragged to, and where the keys put it', async () => {
  const { user } = await renderShell({ path: '/no-such-page' });
  const button = await chatButton();
  await user.pointer([
    { keys: '[MouseLeft>]', target: button, coords: { clientX: 350, clientY: 600 } },
    { target: button, coords: { clientX: 50, clientY: 480 } },
    { keys: '[/MouseLeft]', target: button, coords: { clientX: 50, clientY: 480 } },
  ]);
  expect(readRest(document.cookie)).toEqual({ side: 'left', raisedPx: expect.any(Number) });
  const { raisedPx } = readRest(document.cookie);
  expect(raisedPx).toBeGreaterThanOrEqual(120);
  act(() => button.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(readRest(document.cookie)).toEqual({ side: 'right', raisedPx: raisedPx - 40 });
});

it.each([
  ['', { side: 'right', raisedPx: 0 }],
  ['a=1; chat-side=left', { side: 'left', raisedPx: 0 }],
  ['chat-side=left-120; b=2', { side: 'left', raisedPx: 120 }],
  ['chat-side=up-12345', { side: 'right', raisedPx: 0 }],
])('reads from the cookies "%s" where it was put', (cookies, rest) => expect(readRest(cookies)).toEqual(rest));

/** jsdom has no layout. */
function lay(element: HTMLElement, left: number, top: number, width = 48, height = 48) {
  for (const [name, value] of Object.entries({ offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height })) {
    Object.defineProperty(element, name, { value, configurable: true });
  }
  element.getBoundingClientRect = () => DOMRect.fromRect({ x: left, y: top, width, height });
}
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
const raised = (button: HTMLElement) => button.style.getPropertyValue('--raised');

it('makes room for what can take the focus, and comes back when that is gone', async () => {
  await renderShell({ path: '/no-such-page' });
  const button = await chatButton();
  const link = screen.getAllByRole('link').at(-1)!;
  lay(button, 326, 700);
  lay(link, 200, 690, 150, 40);
  resize();
  await waitFor(() => expect(raised(button)).toBe('62px'));
  lay(link, 0, 0, 150, 40);
  resize();
  await waitFor(() => expect(raised(button)).toBe('0px'));
});

it('makes room on a page with so many texts that they are measured in several steps', async () => {
  await renderShell({ path: '/no-such-page' });
  const button = await chatButton();
  lay(button, 326, 700);
  const texts = Array.from({ length: 450 }, () => document.body.appendChild(document.createElement('p')));
  for (const text of texts) lay(text, 0, 0, 10, 10);
  const last = document.body.appendChild(document.createElement('button'));
  lay(last, 200, 690, 150, 40);
  resize();
  await waitFor(() => expect(raised(button)).toBe('62px'));
  for (const element of [...texts, last]) element.remove();
});

it('waits at the edge where nothing near is free, and comes out for the focus', async () => {
  await renderShell({ path: '/no-such-page' });
  const button = await chatButton();
  lay(button, 326, 700);
  lay(screen.getAllByRole('link').at(-1)!, 0, 0, 390, 844);
  resize();
  await waitFor(() => expect(button).toHaveAttribute('data-tucked'));
  act(() => button.focus());
  expect(button).not.toHaveAttribute('data-tucked');
});

it('is not there while somebody types', async () => {
  await renderShell({ path: '/no-such-page' });
  await chatButton();
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
  act(() => field.blur());
  expect(await chatButton()).toBeVisible();
  field.remove();
});
