import { PLAYER_ROUTES } from '@site/api/contracts/site';
import type { RemotePath } from '@site/remote';
import { decide, type Situation } from './decide';
import { createPathTable } from './path-table';

const CLAIMS: Record<string, readonly RemotePath[]> = {
  'mf-catalogue': [
    { path: '/', access: 'public' },
    { path: '/games', access: 'public' },
    { path: '/gamerun', access: 'public', frame: 'bare' },
  ],
  'mf-demo': [
    { path: '/extra', access: 'public' },
    { path: '/chat-box/:chatId', access: 'player', frame: 'bare' },
    { path: '/vip', access: 'public' },
  ],
};
const VISITOR: Situation = { isPlayer: false, isRestricted: false, layout: 'mobile', isUnderMaintenance: false, isInGameWindow: false };
const PLAYER: Situation = { ...VISITOR, isPlayer: true };

const kindAt = (pathname: string, situation: Situation, claims = CLAIMS) => decide(pathname, createPathTable(claims), situation).kind;

const GUARDED = [
  ['/account', '/profile', '/deposit', '/withdrawal', '/betting-record', '/transaction-record', '/turnover-record'],
  ['/refrrel-program', '/reset-password', '/inbox', '/vip', '/gamerun', '/promotions', '/chat', '/chat-list', '/chat-box/7'],
  ['/odds-view', '/exchange', '/exchange-account', '/exchange-inplay', '/payment-request'],
].flat();

it('SHELL-010: 21 routes need a player', () => {
  expect(GUARDED).toHaveLength(21);
});

it.each(GUARDED)('SHELL-010: a visitor at %s is sent to log in, also when no remote serves it', (path) => {
  expect(kindAt(path, VISITOR)).toBe('login');
  expect(kindAt(path, VISITOR, {})).toBe('login');
});

it.each(PLAYER_ROUTES)('lets a player into %s or says that it is not open', (path) => {
  expect(['remote', 'not-open', 'account']).toContain(kindAt(path.replace(':chatId', '7'), PLAYER));
});

it.each(['/', '/signup', '/login', '/games', '/forgot-password', '/make-payment'])('SHELL-009: %s is open to everybody', (path) => {
  expect(['remote', 'not-open']).toContain(kindAt(path, VISITOR));
});

it('keeps a guarded route guarded against the claims of remotes', () => {
  expect(kindAt('/vip', VISITOR)).toBe('login');
});

it('guards a claim whose access is unclear', () => {
  const unclear = { 'mf-odd': [JSON.parse('{"path":"/odd"}') as RemotePath] };
  expect(kindAt('/odd', VISITOR, unclear)).toBe('login');
});

it('opens a public path that a remote adds', () => expect(kindAt('/extra', VISITOR)).toBe('remote'));

it('N-03: an unknown path is not found, for visitors and players', () => {
  expect(kindAt('/no-such-page', VISITOR)).toBe('not-found');
  expect(kindAt('/no-such-page', PLAYER)).toBe('not-found');
});

it.each(['/admin', '/agent', '/master', '/operator'])('SHELL-011: no screen for another role is at %s', (path) => {
  expect(kindAt(path, VISITOR)).toBe('not-found');
  expect(kindAt(path, PLAYER)).toBe('not-found');
});

it('ignores a slash at the end', () => expect(kindAt('/games/', VISITOR)).toBe('remote'));

it.each([
  ['/', 'remote'],
  ['/casino', 'not-open'],
  ['/promotions', 'not-open'],
  ['/register', 'not-open'],
  ['/account', 'login'],
])('SHELL-006, C-35: a visitor of the desktop layout opens %s and gets %s', (path, kind) => {
  expect(kindAt(path, { ...VISITOR, layout: 'desktop' })).toBe(kind);
  expect(['remote', 'not-open', 'account']).toContain(kindAt(path, { ...PLAYER, layout: 'desktop' }));
});

it('SHELL-010, C-35: the promotions are open to visitors on a desktop only', () => {
  expect(kindAt('/promotions', VISITOR)).toBe('login');
  expect(kindAt('/promotions', { ...VISITOR, layout: 'desktop' })).toBe('not-open');
  expect(kindAt('/account', { ...VISITOR, layout: 'desktop' })).toBe('login');
});

it('SHELL-016, C-46: the maintenance page is at home and nowhere else', () => {
  expect(kindAt('/', { ...VISITOR, isUnderMaintenance: true })).toBe('maintenance');
  expect(kindAt('/games', { ...VISITOR, isUnderMaintenance: true })).toBe('remote');
});

it('SHELL-010, C-10: the game window needs a player at its entry and stays open when the session ends elsewhere', () => {
  expect(kindAt('/gamerun', VISITOR)).toBe('login');
  expect(kindAt('/gamerun', { ...VISITOR, isInGameWindow: true })).toBe('remote');
});

it('SHELL-009, 018, 019, 051, C-08: the landing routes and the log-out route belong to the shell', () => {
  expect(kindAt('/referral_code', VISITOR)).toBe('landing');
  expect(kindAt('/affiliate_code', VISITOR)).toBe('landing');
  expect(kindAt('/player/logout', PLAYER)).toBe('log-out');
});

it('SHELL-063: the account is a screen of the shell for players only, against the claims of remotes', () => {
  expect(kindAt('/account', PLAYER)).toBe('account');
  expect(kindAt('/account', PLAYER, { 'mf-odd': [{ path: '/account', access: 'public' }] })).toBe('account');
  expect(kindAt('/account', VISITOR, { 'mf-odd': [{ path: '/account', access: 'public' }] })).toBe('login');
});

describe('while the player may only take money out', () => {
  const RESTRICTED: Situation = { ...PLAYER, isRestricted: true };

  it.each(
    [
      ['/withdrawal', '/payment-request', '/betting-record', '/transaction-record', '/turnover-record', '/account-statement'],
      ['/profile', '/reset-password', '/security', '/inbox', '/chat', '/chat-list', '/chat-box', '/chat-box/7', '/responsible-gaming'],
    ].flat(),
  )('SHELL-013: %s is open', (path) => {
    expect(['remote', 'not-open']).toContain(kindAt(path, RESTRICTED));
  });

  it.each([
    '/',
    '/games',
    '/casino',
    '/promotions',
    '/deposit',
    '/gamerun',
    '/account',
    '/exchange',
    '/vip',
    '/extra',
    '/login',
    '/referral_code',
  ])('SHELL-013: %s shows the withdrawal screen', (path) => expect(kindAt(path, RESTRICTED)).toBe('withdraw-only'));

  it('takes a running game away', () => expect(kindAt('/gamerun', { ...RESTRICTED, isInGameWindow: true })).toBe('withdraw-only'));

  it('lets them log out', () => expect(kindAt('/player/logout', RESTRICTED)).toBe('log-out'));

  it('goes before maintenance', () => expect(kindAt('/', { ...RESTRICTED, isUnderMaintenance: true })).toBe('withdraw-only'));
});
