import { call } from '@site/api';
import { updateProfile, userShow } from '@site/api/contracts/account';
import { balance } from '@site/api/contracts/wallet';
import { gameRun } from '@site/api/contracts/catalogue';
import { submitDeposit, submitWithdraw } from '@site/api/contracts/funds';
import { logout } from '@site/api/contracts/session';
import type { Endpoint } from '@site/api/schema';
import { describeShellContract } from '@site/remote/shell-contract';
import { answer, networkFailure, on, refusal, stubApi } from '@site/testing';
import { dialogsAtom } from '#core/dialogs';
import { followLayout } from '#core/layout/layout';
import { createServices } from './create-services';
import { healthyPlatform } from '#testing/platform';
import { browserStorage } from '#core/session/browser-storage';

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'X1' }], message: 'ok' };
const SLOT = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042', name: 'River Gold' };

function makeShell() {
  browserStorage.clear();
  const platform = stubApi(...healthyPlatform());
  const services = createServices('en', () => Promise.reject(new Error('No dialog here')));
  const went: { path: string; state?: unknown }[] = [];
  services.connectRouter((path: unknown, how?: { state?: unknown }) => void went.push({ path: String(path), state: how?.state }));
  const shell = () => services.store.get(services.host.shell);
  const errors = () => services.store.get(dialogsAtom).flatMap((dialog) => (dialog.kind === 'error' ? [dialog.message] : []));
  return { platform, services, shell, errors, went };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describeShellContract('the real services', () => {
  const { platform, services, errors, went } = makeShell();
  return {
    host: services.host,
    place: () => went.at(-1) ?? { path: '/' },
    stored: (key) => browserStorage.getItem(key),
    errors,
    refuseLaunches: (message) => platform.change(on(gameRun, refusal('catalogue.launch_refused', { message }))),
  };
});

it('SHELL-050, C-09: a log-out clears exactly five keys, keeps codes and flags, and is sent to the platform with the token', async () => {
  const { platform, shell } = makeShell();
  browserStorage.setItem('referral_code', 'ABC');
  browserStorage.setItem('balance', '10.00');
  shell().session.start(ANSWER, { isNewPlayer: true });
  const before = Object.keys(browserStorage);
  await shell().session.end();
  const gone = before.filter((key) => browserStorage.getItem(key) === null);
  expect(gone.sort()).toEqual(['balance', 'exchangeToken', 'remote_id', 'token', 'username']);
  expect(platform.sentTo(logout)[0]?.headers['authorization']).toBe('Bearer T1');
});

it.each([
  ['a log-in', false, '0'],
  ['a sign-up', true, '1'],
])('SHELL-024, 026, 028, C-07: %s shows the maintenance popup, and the welcome popup after a sign-up only', (_, isNewPlayer, welcome) => {
  const { shell } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer });
  expect([browserStorage.getItem('popup'), browserStorage.getItem('regPopup')]).toEqual(['1', welcome]);
});

it('SHELL-053, 055: the balance is read from the site’s own host by a POST without a payload, with the bearer', async () => {
  const { platform, shell } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().balance.refresh();
  expect(platform.requests.filter(({ path }) => path === '/api/balance')).toEqual([
    expect.objectContaining({ method: 'POST', body: {}, headers: expect.objectContaining({ authorization: 'Bearer T1' }) as unknown }),
  ]);
  expect(shell().balance.amount).toBe('1234.50');
});

it('SHELL-047: local storage keeps the session under thirteen names', async () => {
  const { services, shell } = makeShell();
  services.session.keepCode('referral_code', 'ABC');
  services.session.keepCode('affiliate_code', 'AFF');
  await services.settings.load();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().balance.refresh();
  expect({ ...browserStorage }).toEqual({
    token: 'T1',
    remote_id: 'R1',
    username: 'rahim2026',
    exchangeToken: 'X1',
    balance: '1234.50',
    popup: '1',
    regPopup: '0',
    referral_code: 'ABC',
    affiliate_code: 'AFF',
    whatsapp: 'https://wa.example/1',
    liveChat: 'LC1',
    intercom: 'IC1',
    tawkId: 'TK1',
  });
});

it('shows nothing of one player to the next', async () => {
  const { services, shell } = makeShell();
  const { queryClient } = services.host;
  shell().session.start(ANSWER, { isNewPlayer: false });
  queryClient.setQueryData(['account', 'profile'], { username: 'rahim2026' });
  await shell().session.end();
  shell().session.start({ ...ANSWER, remote_id: 'R2', username: 'karim' }, { isNewPlayer: false });
  expect(queryClient.getQueryData(['account', 'profile'])).toBeUndefined();
});

it('logs out without a network too', async () => {
  const { platform, shell, went } = makeShell();
  platform.change(on(logout, networkFailure()));
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().session.end();
  expect(shell().session.player).toBeNull();
  expect(went.at(-1)?.path).toBe('/');
});

it('SHELL-012, C-11: a visitor who opens a game goes to the log-in, and no launch is sent', async () => {
  const { platform, shell, errors, went } = makeShell();
  await shell().launchGame(SLOT);
  expect(went.at(-1)?.path).toBe('/login');
  expect(platform.sentTo(gameRun)).toEqual([]);
  expect(errors()).toEqual([]);
});

it.each<[string, Endpoint]>([
  ['launch of a game', gameRun],
  ['profile', userShow],
  ['change of the profile', updateProfile],
  ['deposit', submitDeposit],
  ['withdrawal', submitWithdraw],
])('SHELL-014, 055: the call of the %s carries the token as bearer', async (_, endpoint) => {
  const { platform, shell } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer: false });
  platform.change(on(endpoint, refusal('platform.not_found')));
  await expect(call(endpoint, {})).rejects.toThrow();
  expect(platform.sentTo(endpoint)[0]?.headers['authorization']).toBe('Bearer T1');
});

it('CATALOGUE-033..035, N-62: a launch has exactly the specified keys and the bearer, and opens the window with the returned address', async () => {
  const { platform, shell, services, went } = makeShell();
  window.innerWidth = 390;
  followLayout(services.store)();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  const [sent] = platform.sentTo(gameRun);
  expect(sent?.body).toEqual({
    userId: 'R1',
    externalURL: 'http://localhost',
    isMobileLogin: true,
    gameCode: 'PP1042',
    gameType: 'SLOT',
    platform: 'PADMAPLAY',
  });
  expect(sent?.headers['authorization']).toBe('Bearer T1');
  expect(went.at(-1)).toMatchObject({ path: '/gamerun', state: { url: 'https://games.example/play?token=1' } });
});

it('CATALOGUE-034, N-62: a launch on a desktop is no mobile log-in', async () => {
  const { platform, shell, services } = makeShell();
  window.innerWidth = 1440;
  followLayout(services.store)();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  expect(platform.sentTo(gameRun)[0]?.body).toMatchObject({ isMobileLogin: false });
});

it.each([
  ['/games?type=SLOT&system=PADMAPLAY&title=Slots', '/games?type=SLOT&system=PADMAPLAY&title=Slots'],
  ['/search?q=tiger', '/search?q=tiger'],
  ['/', '/'],
  ['/promotions', '/'],
])('CATALOGUE-039: a game that was opened at %s returns to %s', async (from, to) => {
  const { shell, went } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT, from);
  expect(went.at(-1)).toMatchObject({ path: '/gamerun', state: { returnTo: to } });
});

it('CATALOGUE-036: a refused launch shows the message of the platform', async () => {
  const { platform, shell, errors } = makeShell();
  platform.change(on(gameRun, refusal('catalogue.launch_refused', { message: 'This game rests today.' })));
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  expect(errors()).toEqual(['This game rests today.']);
});

it('CATALOGUE-036: a launch without an answer shows that an unexpected error occurred', async () => {
  const { platform, shell, errors } = makeShell();
  platform.change(on(gameRun, networkFailure()));
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  expect(errors()).toEqual(['An unexpected error occurred']);
});

it('says until when a limit of the player keeps games closed', async () => {
  const { platform, services, shell } = makeShell();
  const until = '2026-01-16T06:00:00.000Z';
  platform.change(on(gameRun, refusal('safer_play.limit_reached', { until })));
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  const message = 'You have reached a limit that you set. See <a href="/responsible-gaming">your limits</a>.';
  expect(services.store.get(dialogsAtom)).toMatchObject([{ kind: 'error', message, until }]);
});

it('CATALOGUE-036, C-11: a token that is lost between tap and call shows an error and leads to the log-in page', async () => {
  const { shell, errors, went } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer: false });
  browserStorage.removeItem('token');
  await shell().launchGame(SLOT);
  expect(errors()).toEqual(['User not logged in']);
  expect(went.at(-1)?.path).toBe('/login');
});

it('launches once for a double tap', async () => {
  const { platform, shell } = makeShell();
  shell().session.start(ANSWER, { isNewPlayer: false });
  await Promise.all([shell().launchGame(SLOT), shell().launchGame(SLOT)]);
  expect(platform.sentTo(gameRun)).toHaveLength(1);
});

it('SHELL-052, C-09: a 401 of another call keeps the other keys and goes to the log-in, then home with the place that was left', async () => {
  const { platform, shell, went } = makeShell();
  window.history.replaceState(null, '', '/games?type=SLOT');
  platform.change(on(gameRun, refusal('platform.unauthenticated')));
  browserStorage.setItem('referral_code', 'ABC');
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().launchGame(SLOT);
  expect(went.at(-1)).toMatchObject({ path: '/login', state: { from: '/games?type=SLOT' } });
  expect(browserStorage.getItem('referral_code')).toBe('ABC');
  shell().session.start(ANSWER, { isNewPlayer: false });
  expect(went.at(-1)).toMatchObject({ path: '/', state: { cameFrom: '/games?type=SLOT' } });
  shell().session.start(ANSWER, { isNewPlayer: false });
  expect(went.at(-1)).toEqual({ path: '/', state: undefined });
});

describe('a dead session in the game window', () => {
  async function playAndLoseTheSession() {
    const made = makeShell();
    window.history.replaceState(null, '', '/gamerun');
    made.shell().session.start(ANSWER, { isNewPlayer: false });
    made.platform.change(on(gameRun, refusal('platform.unauthenticated')));
    return made;
  }

  it('CATALOGUE-040, C-10: the player becomes a visitor, and nothing leaves the screen', async () => {
    const { shell, went } = await playAndLoseTheSession();
    const before = went.length;
    await shell().launchGame(SLOT);
    expect(shell().session.player).toBeNull();
    expect(went).toHaveLength(before);
  });

  it('SHELL-052: it leads home with an empty storage when the balance call finds it', async () => {
    const { platform, shell, services, went } = await playAndLoseTheSession();
    browserStorage.setItem('referral_code', 'ABC');
    platform.change(on(balance, refusal('platform.unauthenticated')));
    const stop = services.poll.start();
    await shell().balance.refresh();
    stop();
    expect(browserStorage).toHaveLength(0);
    expect(went.at(-1)?.path).toBe('/');
  });
});

it('notifies every router of the page of another state under the same address', () => {
  const { services, shell } = makeShell();
  const heard: unknown[] = [];
  const hear = ({ state }: PopStateEvent) => void heard.push(state);
  window.history.replaceState(null, '', '/gamerun');
  services.connectRouter((path: unknown, how?: { state?: unknown }) => window.history.pushState(how?.state, '', String(path)));
  window.addEventListener('popstate', hear);
  shell().navigate('/gamerun', { state: { url: 'next' } });
  shell().navigate('/games');
  window.removeEventListener('popstate', hear);
  expect(heard).toEqual([{ url: 'next' }]);
});

it('takes a renewed token', async () => {
  const { platform, shell } = makeShell();
  platform.change(on(balance, answer({ balance: '5.00' }, { 'x-renewed-token': 'T2' })));
  shell().session.start(ANSWER, { isNewPlayer: false });
  await shell().balance.refresh();
  expect(browserStorage.getItem('token')).toBe('T2');
});
