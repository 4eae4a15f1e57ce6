import * as z from '@site/api/schema';

/**
 * Reasons for which no launch, round or bet of a player is accepted for a while. `check`: a reality check waits for its answer; `session`:
 * the session limit is reached; `stopped`: the player ended the session. The last two end after a rest.
 */
const PLAY_PAUSES = ['check', 'session', 'stopped'] as const;
/** Reason for which play is paused. */
export type PlayPause = (typeof PLAY_PAUSES)[number];

/** Schema of the reason for which play is paused. */
export const playPauseSchema = z.enum(PLAY_PAUSES);
