import * as z from '@site/api/schema';
import { playPauseSchema, type PlayPause } from './play-pause';

/** `session`: length of a play session after which play pauses; `check`: interval of the reality check. */
export const TIMER_KINDS = ['session', 'check'] as const;
/** Kind of a timer. */
export type TimerKind = (typeof TIMER_KINDS)[number];

/** Least and most minutes of a timer. */
export const TIMER_MINUTES = { least: 5, most: 720 } as const;

/**
 * Minutes without play that end a play session. A session begins with the first launch of a game, round or bet of the player on any device;
 * its time runs on the clock of the platform until it ends, and no log-out, reload or other device begins a new one.
 */
export const PLAY_REST_MIN = 30;

/** Words of a refused launch, round or bet, by the reason. */
export const PLAY_PAUSE_MESSAGES: Record<PlayPause, string> = {
  check: 'Your reality check waits for an answer. Answer it to go on.',
  session: 'Your session limit is reached. Play opens again after a rest of 30 minutes.',
  stopped: 'You have stopped your session. Play opens again after a rest of 30 minutes.',
};

/** A timer of the player; null minutes: it is not set. */
export const playTimerSchema = z.object({
  kind: z.enum(TIMER_KINDS),
  minutes: z.nullable(z.int()),
  /** A longer time, or none, that waits for the player's confirmation. */
  pending: z.nullable(z.object({ minutes: z.nullable(z.int()), due_at: z.isoTime(), is_due: z.boolean() })),
});
/** A timer of the player, parsed. */
export type PlayTimer = z.infer<typeof playTimerSchema>;

/** Play session of the player over all tabs and devices, and the timers. */
const playSessionSchema = z.object({
  /** Null while no session runs. */
  session: z.nullable(
    z.object({
      started_at: z.isoTime(),
      /** Seconds since the start. */
      played_s: z.int(),
      /** Stakes in games and possible losses of bets that were placed in the session, BDT. */
      staked: z.amount(),
      /** Result of games and of settled markets in the session, signed BDT. */
      net: z.amount(),
    }),
  ),
  /** `until`: end of the rest; null for a reality check, which the answer ends. */
  pause: z.nullable(z.object({ reason: playPauseSchema, until: z.nullable(z.isoTime()) })),
  timers: z.array(playTimerSchema),
});
/** Play session and timers of the player, parsed. */
export type PlaySession = z.infer<typeof playSessionSchema>;

/** Returns the play session of the player over all tabs and devices, and the timers. */
export const getPlaySession = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play/session',
  access: 'player',
  input: z.strictObject({}),
  output: playSessionSchema,
  errors: [],
  summary: 'Play session over all tabs and devices: time, result, pause; and the timers',
});

/** Answers a reality check. `stop` ends the session at once, also without a check; play opens again after a rest. */
export const answerCheck = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/session/answer',
  access: 'player',
  input: z.strictObject({ answer: z.enum(['go_on', 'stop']) }),
  output: playSessionSchema,
  errors: [],
  summary: 'Go on after a reality check, or stop the session',
});

const minutes = () => z.int().check(z.gte(TIMER_MINUTES.least), z.lte(TIMER_MINUTES.most));

/**
 * Sets a timer in minutes. A shorter time applies at once; a longer one, or none, waits `RAISE_WAIT_S` and then for the player's
 * confirmation.
 * @throws `safer_play.time_out` or `safer_play.excluded` for a longer time, or none, during a break or an exclusion
 */
export const setTimer = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/timers',
  access: 'player',
  /** `minutes` null removes the timer. */
  input: z.strictObject({ kind: z.enum(TIMER_KINDS), minutes: z.nullable(minutes()) }),
  output: playTimerSchema,
  errors: ['safer_play.time_out', 'safer_play.excluded'],
  summary: 'A shorter time holds at once; a longer one, or none, waits 24 hours and is then confirmed',
});

/**
 * Confirms the waiting change of a timer.
 * @throws `safer_play.no_change`; `safer_play.not_due` with `until`; `safer_play.time_out` or `safer_play.excluded`
 */
export const confirmTimer = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/timers/confirm',
  access: 'player',
  input: z.strictObject({ kind: z.enum(TIMER_KINDS) }),
  output: playTimerSchema,
  errors: ['safer_play.no_change', 'safer_play.not_due', 'safer_play.time_out', 'safer_play.excluded'],
  summary: 'Take the waiting change of a timer, once it is due',
});

/**
 * Drops the waiting change of a timer.
 * @throws `safer_play.no_change`
 */
export const dropTimerChange = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/timers/drop-change',
  access: 'player',
  input: z.strictObject({ kind: z.enum(TIMER_KINDS) }),
  output: playTimerSchema,
  errors: ['safer_play.no_change'],
  summary: 'Keep the timer as it is',
});
