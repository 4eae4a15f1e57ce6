import * as z from '@site/api/schema';

const practiceInput = z.strictObject({ platform: z.text({ max: 64 }), gameType: z.text({ max: 16 }), gameCode: z.text({ max: 64 }) });

const practiceOutput = z.object({
  /** Address of the game; it works once. */
  url: z.string(),
  /** Id of the practice session, which the game's messages carry. No money call knows it. */
  session: z.string(),
  name: z.string(),
});

/**
 * Starts a game without money for a visitor.
 * @throws `catalogue.unknown_game`; `platform.too_many` above the rate of one address
 */
export const startPractice = z.defineEndpoint({
  method: 'POST',
  path: '/api/game-practice',
  access: 'public',
  input: practiceInput,
  output: practiceOutput,
  errors: ['catalogue.unknown_game'],
  summary: 'Start a game without money as a visitor',
});

/**
 * Starts a game without money for a player. A break and an exclusion refuse it; limits do not, because no money moves.
 * @throws `catalogue.unknown_game`; `catalogue.launch_refused`; `safer_play.time_out` or `safer_play.excluded`; `platform.too_many` above the
 * rate of `launches`
 */
export const startPlayerPractice = z.defineEndpoint({
  method: 'POST',
  path: '/api/player/game-practice',
  access: 'player',
  input: practiceInput,
  output: practiceOutput,
  errors: ['catalogue.unknown_game', 'catalogue.launch_refused', 'safer_play.time_out', 'safer_play.excluded'],
  pace: 'launches',
  summary: 'Start a game without money as a player',
});
