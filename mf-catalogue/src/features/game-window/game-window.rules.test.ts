import { formatElapsed, messageOf, readOpenGame, readPracticeGame, readReturnTo } from './game-window.rules';

const game = { url: 'https://games.example/play?token=1', session: 'S1', returnTo: '/games?type=SLOT', name: 'River Gold' };

describe('the state of the game window', () => {
  it('CATALOGUE-037: the state of the navigation contains the answer of the launch', () => {
    expect(readOpenGame(game)).toEqual(game);
  });

  it.each([
    ['nothing', null],
    ['a script for an address', { ...game, url: 'javascript:alert(1)' }],
    ['another site to return to', { ...game, returnTo: '//evil.example' }],
    ['no session', { ...game, session: '' }],
  ])('refuses %s', (_, state) => {
    expect(readOpenGame(state)).toBeNull();
  });
});

describe('a practice window', () => {
  it('reads its game from the address', () => {
    const game = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042' };
    expect(readPracticeGame(new URLSearchParams('platform=PADMAPLAY&type=SLOT&code=PP1042'))).toEqual(game);
    expect(readPracticeGame(new URLSearchParams('platform=PADMAPLAY&code=PP1042'))).toBeNull();
  });

  it('returns to own paths only', () => {
    expect(readReturnTo({ returnTo: '/games?type=SLOT' })).toBe('/games?type=SLOT');
    expect(readReturnTo({ returnTo: '//evil.example' })).toBeNull();
    expect(readReturnTo(null)).toBeNull();
  });
});

describe('a message', () => {
  const frame = {};
  const message = { source: frame, origin: 'https://games.example', data: { source: 'shapla-game', type: 'settled', session: 'S1' } };

  it('is accepted from the own frame', () => {
    expect(messageOf(message, game, frame)).toBe('settled');
  });

  it.each([
    ['another window', { ...message, source: {} }],
    ['another origin', { ...message, origin: 'https://evil.example' }],
    ['another sender', { ...message, data: { ...message.data, source: 'other' } }],
    ['another session', { ...message, data: { ...message.data, session: 'S2' } }],
    ['no agreed shape', { ...message, data: 'settled' }],
  ])('is ignored from %s', (_, other) => {
    expect(messageOf(other, game, frame)).toBeNull();
  });

  it('is ignored before there is a frame', () => {
    expect(messageOf({ ...message, source: null }, game, null)).toBeNull();
  });
});

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00:00'],
])('writes %d ms as %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});
