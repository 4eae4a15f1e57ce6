import { markAt, pauseAt, playedSeconds, runningAt, shownPauseAt, type PlaySessionState } from './play-session.rules';

const START = Date.parse('2026-01-15T06:00:00Z');
const minute = (minutes: number) => new Date(START + minutes * 60_000);

/** A session that began at minute 0. */
const session = (last: number, { checked = 0, stopped = null as number | null } = {}): PlaySessionState => ({
  id: 1,
  startedAt: minute(0),
  lastAt: minute(last),
  checkedAt: minute(checked),
  stoppedAt: stopped === null ? null : minute(stopped),
});

describe('a session', () => {
  it.each([
    [session(20), 49.99, true],
    [session(20), 50, false],
    [session(20, { stopped: 25 }), 54.99, true],
    [session(20, { stopped: 25 }), 55, false],
  ])('runs until 30 minutes have passed since the last play, or since the player stopped: %#', (last, at, isRunning) =>
    expect(runningAt(last, minute(at)) !== null).toBe(isRunning),
  );

  it('begins with the first play and with the first one after a rest; close plays are not written down one by one', () => {
    expect(markAt(null, minute(0))).toBe('begins');
    expect(markAt(session(0), minute(0.1))).toBeNull();
    expect(markAt(session(0), minute(0.2))).toBe('goes on');
    expect(markAt(session(0), minute(29))).toBe('goes on');
    expect(markAt(session(0), minute(30))).toBe('begins');
  });

  it('counts whole seconds, also the pauses of play in it', () => expect(playedSeconds(session(5), minute(12.5))).toBe(750));
});

describe('play', () => {
  it.each([
    ['no timer', session(100), {}, 101, null],
    ['a check of 15 minutes', session(14), { check: 15 }, 14.99, null],
    ['a check of 15 minutes', session(14), { check: 15 }, 15, 'check'],
    ['a check that was answered at minute 15', session(29, { checked: 15 }), { check: 15 }, 29.99, null],
    ['a check that was answered at minute 15', session(29, { checked: 15 }), { check: 15 }, 30, 'check'],
    ['a limit of 60 minutes', session(59), { session: 60 }, 59.99, null],
    ['a limit of 60 minutes', session(59), { session: 60 }, 60, 'session'],
    ['a limit and a check at the same moment', session(59), { session: 60, check: 60 }, 60, 'session'],
    ['a limit of 60 minutes after the rest', session(59), { session: 60 }, 89, null],
    ['a stop', session(20, { stopped: 20 }), {}, 21, 'stopped'],
    ['a stop before the limit is reached', session(20, { stopped: 20 }), { session: 30 }, 40, 'stopped'],
    ['a stop after the rest', session(20, { stopped: 20 }), {}, 50, null],
  ] as const)('with %s: %#', (_name, last, timers, at, reason) => expect(pauseAt(last, timers, minute(at))?.reason ?? null).toBe(reason));

  it('opens again 30 minutes after the last play; a reality check has no end by itself', () => {
    expect(pauseAt(session(59), { session: 60 }, minute(70))?.until).toEqual(minute(89));
    expect(pauseAt(session(14), { check: 15 }, minute(16))?.until).toBeNull();
  });

  it('is not covered while a round is open, for five minutes after its bet, unless the player has stopped', () => {
    const shown = (last: PlaySessionState, hasRound: boolean, at: number) =>
      shownPauseAt(last, { check: 15 }, hasRound, minute(at))?.reason;
    expect(shown(session(14.9), true, 16)).toBeUndefined();
    expect(shown(session(14.9), false, 16)).toBe('check');
    expect(shown(session(14.9), true, 19.9)).toBe('check');
    expect(shown(session(14.9, { stopped: 15 }), true, 16)).toBe('stopped');
  });
});
