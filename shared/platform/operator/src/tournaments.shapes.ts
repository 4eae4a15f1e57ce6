import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { TOURNAMENT_PHASES } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';
import { lineOfText } from './message.shapes';

/** Most characters of a name. */
export const TOURNAMENT_NAME_MAX = 60;
/** Most places with a prize, as the players' table has rows. */
export const TOURNAMENT_PRIZES_MAX = 50;
/** Most games of a list. */
export const TOURNAMENT_GAMES_MAX = 50;
/** Tournaments that the list shows. */
export const TOURNAMENTS_SHOWN = 100;

/** A list, or text with commas, because a command line sends only text. */
const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.union([
    z.array(item).check(z.maxLength(max)),
    z.pipe(
      z.text({ max: max * 20 }),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
  ]);

const prizes = z.pipe(
  listOf(z.union([z.number(), z.text({ max: 16 })]), TOURNAMENT_PRIZES_MAX),
  z.array(z.amountInput()).check(
    z.minLength(1),
    z.maxLength(TOURNAMENT_PRIZES_MAX),
    z.refine(
      (all) => all.every((prize, at) => at === 0 || prize <= (all[at - 1] ?? 0n)),
      'No prize is larger than that of a place before it.',
    ),
  ),
);

const codes = z.pipe(
  listOf(z.text({ max: 64 }), TOURNAMENT_GAMES_MAX),
  z
    .array(z.text({ max: 64, pattern: /^[A-Z0-9]+$/, message: 'Codes of games have capital letters and digits.' }))
    .check(z.minLength(1), z.maxLength(TOURNAMENT_GAMES_MAX)),
);

/** Schema of a tournament to plan. Without a category and games it is about all games. */
export const newTournamentSchema = z.strictObject({
  name: lineOfText(TOURNAMENT_NAME_MAX),
  name_bn: lineOfText(TOURNAMENT_NAME_MAX),
  game_type: z.optional(z.enum(GAME_TYPES)),
  /** Codes of the games. */
  games: z.optional(codes),
  from: z.isoTime(),
  until: z.isoTime(),
  /** BDT of the places, from the first one on. */
  prizes,
});

/** Phases for the people who run the site: a proposed one waits for a second person. */
const TOURNAMENT_STATES = ['proposed', 'refused', 'withdrawn', ...TOURNAMENT_PHASES] as const;

export const plannedTournamentSchema = z.object({
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  game_type: z.nullable(z.enum(GAME_TYPES)),
  /** Names of the games; empty for all games of the category. */
  games: z.array(z.string()),
  from: z.isoTime(),
  until: z.isoTime(),
  prizes: z.array(z.amount()),
  /** Sum of the prizes. */
  total: z.amount(),
  state: z.enum(TOURNAMENT_STATES),
  players: z.int(),
  proposed_by: z.string(),
  decided_by: z.nullable(z.string()),
});
export type PlannedTournament = z.infer<typeof plannedTournamentSchema>;

/** A player of the table; amounts in BDT. */
export const plannedRowSchema = z.object({
  place: z.int(),
  username: z.string(),
  points: z.amount(),
  prize: z.amount(),
  paid_at: z.nullable(z.isoTime()),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;
