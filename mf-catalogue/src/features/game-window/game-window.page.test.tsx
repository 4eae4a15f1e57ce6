import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getGameSession } from '@site/api/contracts/catalogue';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, never, on, renderRemote, startFakeClock } from '@site/testing';
import { texts } from '#fixtures';
import { GameWindowPage } from './game-window.page';

const LIST = '/games?type=SLOT&system=PADMAPLAY&title=Slots';
const GAME = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042', name: 'River Gold' };
const STATE = { url: 'https://games.example/play?token=1', session: 'S1', returnTo: LIST, name: 'River Gold', game: GAME };
const SESSION = {
  started_at: '2026-01-15T05:00:00.000Z',
  now: '2026-01-15T05:12:34.000Z',
  game: { code: 'PP1042', name: 'River Gold', platform: 'PADMAPLAY' },
  rounds: 7,
  turnover: '350.00',
  net: '-120.50',
};

const openWindow = (state: unknown = STATE, shell: ShellDoubleOptions = {}, advanceTimers?: (ms: number) => unknown) =>
  renderRemote(<GameWindowPage />, {
    path: '/gamerun',
    state,
    shell: { player: DEMO_PLAYER, balance: '1234.50', ...shell },
    texts,
    api: [on(getGameSession, SESSION)],
    advanceTimers,
  });

const frame = () => screen.getByTitle<HTMLIFrameElement>('River Gold');

it('CATALOGUE-037: the window shows the game at the returned address, in a frame that cannot lead the site away', async () => {
  openWindow();
  expect(frame()).toHaveAttribute('src', STATE.url);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(frame()).toHaveAttribute('allow', 'fullscreen');
  await screen.findByText('-৳120.50');
});

it('CATALOGUE-038: the window shows the username, a close button, the game and the way to play responsibly', async () => {
  openWindow();
  expect(screen.getByText('rahim2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close game' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('River Gold');
  expect(screen.getByRole('link', { name: 'Play responsibly' })).toHaveAttribute('href', '/responsible-gaming');
  await screen.findByText('-৳120.50');
});

it.each(['Limits opens in a new tab', 'Play responsibly'])('opens "%s" beside the game, which goes on', async (name) => {
  openWindow();
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/responsible-gaming');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  await screen.findByText('-৳120.50');
});

it.each([
  ['the list it was opened from, with its parameters', STATE, LIST],
  ['home', { ...STATE, returnTo: '/' }, '/'],
])('CATALOGUE-039: the close button leads to %s', async (_, state, path) => {
  const { user, location } = openWindow(state);
  await user.click(screen.getByRole('button', { name: 'Close game' }));
  expect(location().pathname + location().search).toBe(path);
});

it('counts the time by the server, not by the clock of the device, and polls every ten seconds', async () => {
  const clock = startFakeClock('2026-02-20T00:00:00.000Z');
  const { api } = openWindow();
  await clock.advance(100);
  expect(screen.getByRole('timer')).toHaveTextContent('0:12:34');
  await clock.advance(3000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:12:37');
  expect(api.sentTo(getGameSession)).toHaveLength(1);
  await clock.advance(7000);
  expect(api.sentTo(getGameSession)).toHaveLength(2);
  expect(api.sentTo(getGameSession)[0]?.query).toEqual({ session: 'S1' });
});

it('has room for balance, stakes and rounds on a desktop', async () => {
  openWindow(STATE, { layout: 'desktop' });
  expect(await screen.findByText('৳350.00')).toBeVisible();
  expect(screen.getByText('৳1,234.50')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
});

describe('a message from the frame', () => {
  const post = (change: Partial<MessageEventInit> = {}) =>
    act(() => {
      const data = { source: 'shapla-game', type: 'settled', session: 'S1' };
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://games.example', source: frame().contentWindow, ...change }),
      );
    });

  it('only triggers new reads of balance and figures', async () => {
    const { shell, api } = openWindow();
    await screen.findByText('-৳120.50');
    api.change(on(getGameSession, { ...SESSION, net: '80.00' }));
    post();
    expect(await screen.findByText('+৳80.00')).toBeVisible();
    expect(shell.notes.refreshes).toBe(1);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('is ignored from %s', async (_, change) => {
    const { shell, api } = openWindow();
    await screen.findByText('-৳120.50');
    post(change);
    expect(shell.notes.refreshes).toBe(0);
    expect(api.sentTo(getGameSession)).toHaveLength(1);
  });
});

describe('when the session ends while the game is open', () => {
  it('CATALOGUE-040, C-10: the login bar appears over the game, and the window stops asking', async () => {
    const clock = startFakeClock();
    const { shell, api } = openWindow();
    await clock.advance(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => shell.change({ player: null }));
    expect(screen.getByRole('alert')).toHaveTextContent('You are logged out.');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(frame()).toBeInTheDocument();
    const asked = api.sentTo(getGameSession).length;
    await clock.advance(30_000);
    expect(api.sentTo(getGameSession)).toHaveLength(asked);
  });
});

describe('entered without a game', () => {
  it.each([
    ['no state', null],
    ['an address that is no web page', { ...STATE, url: 'javascript:alert(1)' }],
  ])('explains itself and leads to the games: %s', async (_, state) => {
    const { container } = openWindow(state);
    expect(screen.getByRole('heading', { name: 'No game is open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/games');
    expect(document.querySelector('iframe')).toBeNull();
    await expectAccessible(container);
  });
});

describe('loaded again', () => {
  it('notes in its history entry that the address is used up, and plays on', async () => {
    const { location } = openWindow();
    fireEvent.load(frame());
    await waitFor(() => expect(location().state).toEqual({ ...STATE, isUsedUp: true }));
    expect(frame()).toBeInTheDocument();
  });

  it('offers to start the game again and to come back to the same list', async () => {
    const { user, shell } = openWindow({ ...STATE, isUsedUp: true });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute('href', LIST);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(shell.notes.launches).toEqual([{ game: GAME, from: LIST }]);
  });
});

it('keeps the place of figures that are not loaded yet', () => {
  const { api } = openWindow();
  api.change(on(getGameSession, never()));
  expect(screen.getByRole('timer')).toHaveTextContent('—');
});
