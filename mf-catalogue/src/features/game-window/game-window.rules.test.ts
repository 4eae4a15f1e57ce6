import { formatElapsed, isFromGame, readOpenGame } from './game-window.rules';

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

describe('a message', () => {
  const frame = {};
  const message = { source: frame, origin: 'https://games.example', data: { source: 'shapla-game', type: 'settled', session: 'S1' } };

  it('is accepted from the own frame', () => {
    expect(isFromGame(message, game, frame)).toBe(true);
  });

  it.each([
    ['another window', { ...message, source: {} }],
    ['another origin', { ...message, origin: 'https://evil.example' }],
    ['another sender', { ...message, data: { ...message.data, source: 'other' } }],
    ['another session', { ...message, data: { ...message.data, session: 'S2' } }],
    ['no agreed shape', { ...message, data: 'settled' }],
  ])('is ignored from %s', (_, other) => {
    expect(isFromGame(other, game, frame)).toBe(false);
  });

  it('is ignored before there is a frame', () => {
    expect(isFromGame({ ...message, source: null }, game, null)).toBe(false);
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
