import { fateOf } from './sender.rules';

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => jest.restoreAllMocks());

it.each([1, 2, 3, 4, 5, 6])('waits longer after each failure, and half a minute at most (%i)', (failed) => {
  const pausesMs = [2000, 4000, 8000, 16_000, 30_000, 30_000];
  expect(fateOf({ kind: 'unreachable' }, failed)).toEqual({ kind: 'wait', pauseMs: pausesMs[failed - 1] });
});

it.each([
  ['nothing answers', { kind: 'unreachable' }],
  ['the platform is broken', { kind: 'fault', status: 503 }],
  ['the answer cannot be read', { kind: 'off-contract' }],
  ['the platform waited too long for it', { kind: 'refused', status: 408 }],
  ['it came too early', { kind: 'refused', status: 425 }],
  ['it was too much at once', { kind: 'refused', status: 429, serverMessage: 'Too many messages.' }],
])('waits when %s', (_, failure) => expect(fateOf(failure, 1)).toMatchObject({ kind: 'wait' }));

it.each([
  [0, 7000],
  [1, 10_500],
])('waits at least as long as the platform requests, and not all pages for the same time (%d)', (random, pauseMs) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(fateOf({ kind: 'refused', status: 429, retryAfterS: 7 }, 1)).toEqual({ kind: 'wait', pauseMs });
});

it('keeps it for the next log-in', () => expect(fateOf({ kind: 'unauthenticated', status: 401 }, 1)).toEqual({ kind: 'log-in' }));

it.each([
  [{ kind: 'refused', status: 403, serverMessage: 'Your account is blocked.' }, 'Your account is blocked.'],
  [{ kind: 'refused', status: 422, serverMessage: 'Check.', errors: { content: ['Too long.'] } }, 'Too long.'],
  [{ kind: 'refused', status: 404 }, ''],
])('leaves a refusal to the player (%#)', (failure, problem) => expect(fateOf(failure, 1)).toEqual({ kind: 'refused', problem }));
