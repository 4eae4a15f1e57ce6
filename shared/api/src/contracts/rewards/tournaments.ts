import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';

/** Phases of a tournament for players: the last rounds are still counted in `counting`, and `finished` has places and prizes. */
export const TOURNAMENT_PHASES = ['upcoming', 'running', 'counting', 'finished'] as const;
/** Phase of a tournament. */
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];
/** Most tournaments in the list of a player. */
export const TOURNAMENTS_LISTED = 20;
/** Days for which a finished tournament stays in the list. */
export const TOURNAMENT_DAYS_LISTED = 30;
/** Most rows of a table. */
export const TOURNAMENT_TABLE_ROWS = 50;
/** Minutes after the end before places and prizes are fixed, because the last rounds may still be settled or undone. */
export const TOURNAMENT_COUNTING_MINUTES = 10;
/** Poll interval of an open table, in ms. */
export const TOURNAMENT_REFRESH_MS = 15_000;

/** Message for a player who comes too late. */
export const TOURNAMENT_OVER = 'This tournament is over.';
/** Message for a decision about a tournament that does not wait for it. */
export const TOURNAMENT_DECIDED = 'This tournament does not wait for this decision any more.';
/** Message for a tournament whose end has passed. */
export const TOURNAMENT_LATE = 'The end of this tournament is not in the future.';
/** Message for a decision about an own proposal. */
export const OWN_TOURNAMENT = 'You have proposed this tournament. Another person has to confirm it.';
/** Message for a tournament that cannot be taken back. */
export const TOURNAMENT_JOINED = 'Players have joined this tournament, so it cannot be taken back.';

/** A tournament as its player sees it; amounts in BDT. */
export const tournamentSchema = z.object({
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  /** Category of the games; null for every one. */
  game_type: z.nullable(z.enum(GAME_TYPES)),
  /** Names of the games; empty for all games of the category. */
  games: z.array(z.string()),
  from: z.isoTime(),
  until: z.isoTime(),
  phase: z.enum(TOURNAMENT_PHASES),
  /** Prizes of the places, from the first one on. */
  prizes: z.array(z.amount()),
  /** Players who have joined. */
  players: z.int(),
  /** Part of the player; null before joining. */
  own: z.nullable(
    z.object({
      /** Stakes that count. */
      points: z.amount(),
      /** Place now, or at the end; null without a stake that counts. */
      place: z.nullable(z.int()),
      prize: z.amount(),
      /** False while a prize waits because the player may not play. */
      is_paid: z.boolean(),
    }),
  ),
});
/** A tournament as its player sees it, parsed. */
export type Tournament = z.infer<typeof tournamentSchema>;

/** One row of a table. `name`: shortened username; `points`: stakes that count in BDT; `prize`: zero until the end. */
const tournamentRowSchema = z.object({
  place: z.int(),
  name: z.string(),
  points: z.amount(),
  prize: z.amount(),
  is_own: z.boolean(),
});

const id = z.text({ max: 15, pattern: /^\d{1,15}$/ });

/** Returns the tournaments that run, come or have ended lately. A player who may not play gets only those that the player has joined. */
export const getTournaments = z.defineEndpoint({
  method: 'GET',
  path: '/api/tournaments',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ tournaments: z.array(tournamentSchema) }),
  errors: [],
  summary: 'Tournaments that run, come or have ended in the last 30 days, the last to begin first',
});

/**
 * Returns one tournament with the first rows of its table.
 * @throws `platform.not_found`
 */
export const getTournament = z.defineEndpoint({
  method: 'GET',
  path: '/api/tournaments/:id',
  access: 'player',
  input: z.strictObject({ id }),
  output: z.object({ tournament: tournamentSchema, table: z.array(tournamentRowSchema) }),
  errors: [],
  summary: 'One tournament with the first 50 rows of its table',
});
/** A tournament with its table, parsed. */
export type TournamentTable = z.output<typeof getTournament.output>;

/**
 * Joins a tournament that has not ended; rounds count from then on. A second call changes nothing.
 * @throws `platform.not_found`; `funds.promotion_closed` after the end
 */
export const joinTournament = z.defineEndpoint({
  method: 'POST',
  path: '/api/tournaments/:id/join',
  access: 'player',
  input: z.strictObject({ id }),
  output: tournamentSchema,
  errors: ['funds.promotion_closed', 'funds.account_blocked', 'safer_play.time_out', 'safer_play.excluded'],
  summary: 'Join a tournament; stakes of rounds that are settled from then on count',
});
