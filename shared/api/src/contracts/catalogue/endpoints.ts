import * as z from '@site/api/schema';
import { pagePicturesSchema } from '@site/api/contracts/site';
import { DEFAULT_SYSTEM_TYPE, GAME_TYPES } from './rules';

/** A game of the catalogue. @see CATALOGUE-028 */
export const gameSchema = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(GAME_TYPES),
  platform: z.string(),
  /** File below the storage path; all sports entries have one, other games none. @see CATALOGUE-015 */
  icon: z.optional(z.string()),
  displayOrder: z.number(),
  /** Unix seconds. */
  createTime: z.number(),
  /** Number of players who marked it as a favourite. */
  favorite: z.number(),
});
/** A game of the catalogue, parsed. */
export type Game = z.infer<typeof gameSchema>;

/**
 * Returns the games of a type and of platforms, all games without a filter; the answer carries an ETag. @see CATALOGUE-025, PLATFORM-030
 */
export const getGames = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-games',
  access: 'public',
  input: z.object({
    type: z.optional(z.enum(GAME_TYPES)),
    /** Comma-joined platforms; omitted when none. */
    system: z.optional(z.text({ max: 2000 })),
  }),
  output: z.object({ games: z.array(gameSchema), message: z.string() }),
  errors: [],
  summary: 'Games, by type and platforms; answers with an ETag',
});

/**
 * Returns the posters of the first games of a list, for the document of its page. The list in another order or of a search is made by the
 * page, so its posters are not known here: the answer is empty.
 */
export const getFirstPosters = z.defineEndpoint({
  method: 'GET',
  path: '/api/first-posters',
  access: 'public',
  input: z.object({ ...getGames.input.shape, q: z.optional(z.text({ max: 2000 })), sort: z.optional(z.text({ max: 64 })) }),
  output: pagePicturesSchema,
  errors: [],
  summary: 'Posters of the first games of a list',
});

/** A platform (supplier of games) and its name. @see CATALOGUE-028 */
export const providerSchema = z.object({ platform: z.string(), name: z.string() });
/** A platform and its name, parsed. */
export type Provider = z.infer<typeof providerSchema>;

/**
 * Returns the names of platforms; `system` is a JSON list of platform codes.
 * @throws `catalogue.bad_system` for any other text
 * @see CATALOGUE-026, PLATFORM-031
 */
export const getProvider = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-provider',
  access: 'public',
  input: z.object({ system: z.text({ max: 4000 }) }),
  output: z.object({ data: z.array(providerSchema), message: z.string() }),
  errors: ['catalogue.bad_system'],
  summary: 'Names of platforms; `system` is a JSON list',
});

/** Returns the platforms that have games of a type. @see CATALOGUE-027, PLATFORM-032 */
export const getSystem = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-system',
  access: 'public',
  input: z.object({ type: z._default(z.enum(GAME_TYPES), DEFAULT_SYSTEM_TYPE) }),
  output: z.object({ systems: z.array(z.string()), message: z.string() }),
  errors: [],
  summary: 'Platforms that have games of a type',
});

const gameListSchema = z.object({ games: z.array(gameSchema) });

/** Returns the games that the player marked, the newest mark first. */
export const getFavouriteGames = z.defineEndpoint({
  method: 'GET',
  path: '/api/favourite-games',
  access: 'player',
  input: z.strictObject({}),
  output: gameListSchema,
  errors: [],
  summary: 'Games that this player marked',
});

/**
 * Marks or unmarks a game as a favourite of the player.
 * @throws `catalogue.unknown_game`
 */
export const setFavouriteGame = z.defineEndpoint({
  method: 'POST',
  path: '/api/favourite-games',
  access: 'player',
  input: z.strictObject({ gameCode: z.text({ max: 64 }), favourite: z.boolean() }),
  output: z.object({ success: z.literal(true) }),
  errors: ['catalogue.unknown_game'],
  summary: 'Mark or unmark a game',
});

/** Returns the games that the player opened last, the latest launch first, at most 20. */
export const getRecentGames = z.defineEndpoint({
  method: 'GET',
  path: '/api/recent-games',
  access: 'player',
  input: z.strictObject({}),
  output: gameListSchema,
  errors: [],
  summary: 'Games that this player opened last',
});

/**
 * Starts a game; returns a one-time address for the game window, and the id of the game session.
 * @throws `platform.forbidden` for another player's `userId`; `catalogue.unknown_game`; `catalogue.launch_refused`;
 * `safer_play.limit_reached`, `safer_play.time_out` or `safer_play.excluded`; `platform.too_many` above the rate of `launches`
 * @see CATALOGUE-033, CATALOGUE-034, PLATFORM-033
 */
export const gameRun = z.defineEndpoint({
  method: 'POST',
  path: '/api/game-run',
  access: 'player',
  input: z.strictObject({
    userId: z.text({ max: 64 }),
    externalURL: z.text({ max: 300 }),
    isMobileLogin: z.boolean(),
    /** Empty opens the platform's first game of that type. */
    gameCode: z.text({ max: 64 }),
    gameType: z.text({ max: 16 }),
    platform: z.text({ max: 64 }),
  }),
  /** `wallet`: present only when the game plays from a game wallet of its own. */
  output: z.object({ url: z.string(), session: z.string(), wallet: z.optional(z.literal('transfer')) }),
  errors: [
    'platform.forbidden',
    'catalogue.unknown_game',
    'catalogue.launch_refused',
    'safer_play.limit_reached',
    'safer_play.time_out',
    'safer_play.excluded',
  ],
  pace: 'launches',
  summary: 'Start a game: a one-time address for the game window',
});

/**
 * Returns start, rounds, turnover and net result (BDT) of one game session.
 * @throws `platform.not_found`, also for a session of another player
 */
export const getGameSession = z.defineEndpoint({
  method: 'GET',
  path: '/api/game-session',
  access: 'player',
  input: z.object({ session: z.text({ max: 64 }) }),
  output: z.object({
    started_at: z.isoTime(),
    /** The server's time, so that elapsed time does not follow a wrong device clock. */
    now: z.isoTime(),
    game: z.object({ code: z.string(), name: z.string(), platform: z.string() }),
    rounds: z.number(),
    turnover: z.amount(),
    /** Wins less stakes of this session, from the ledger. */
    net: z.amount(),
  }),
  errors: ['platform.not_found'],
  summary: 'Elapsed time and net result of one game session',
});
