import { LIMIT_KINDS, LIMIT_PERIODS, restrictionSchema } from '@site/api/contracts/safer-play';
import * as z from '@site/api/schema';
import { PLAYER_STATUSES } from '@site/platform-kit/base/player-status';

/** Most players of one page of a search. */
export const PLAYER_ROWS_MAX = 50;
/** Most entries of one page of the ledger. */
export const LEDGER_ROWS_MAX = 200;
/** Most characters of a note. */
export const NOTE_MAX = 1000;
/** Most notes of one answer. */
export const NOTES_MAX = 100;

const foundPlayerSchema = z.object({
  username: z.string(),
  id: z.int(),
  remote_id: z.string(),
  name: z.string(),
  phone: z.string(),
  status: z.enum(PLAYER_STATUSES),
  since: z.isoTime(),
});
export type FoundPlayer = z.infer<typeof foundPlayerSchema>;

export const playersPageSchema = z.object({
  rows: z.array(foundPlayerSchema),
  /** Value of `after` for the next page; null at the end. */
  next: z.nullable(z.string()),
});

/** Schema of a player after a change of the status. */
export const playerStateSchema = z.object({
  username: z.string(),
  remote_id: z.string(),
  status: z.enum(PLAYER_STATUSES),
  affiliate_code: z.nullable(z.string()),
  /** The break or exclusion that runs. */
  restriction: z.nullable(restrictionSchema),
});

export const playerOverviewSchema = z.object({
  ...foundPlayerSchema.shape,
  email: z.string(),
  is_phone_verified: z.boolean(),
  has_two_step: z.boolean(),
  restriction: z.nullable(restrictionSchema),
  /** The last closing that the player has begun and not taken back. */
  closing: z.nullable(z.object({ asked_at: z.isoTime(), due_at: z.isoTime(), closed_at: z.nullable(z.isoTime()) })),
  /** Limits that the player has set; nobody else changes them. */
  limits: z.array(z.object({ kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS), amount: z.amount() })),
  balance: z.amount(),
  held: z.amount(),
  exposure: z.amount(),
});
export type PlayerOverview = z.infer<typeof playerOverviewSchema>;

export const ledgerPageSchema = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      at: z.isoTime(),
      kind: z.string(),
      /** Kind and number of the thing that moved the money. */
      ref: z.string(),
      amount: z.amount(),
      /** Main wallet after the entry. */
      balance: z.amount(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type LedgerEntry = z.infer<typeof ledgerPageSchema>['rows'][number];

export const playerSessionSchema = z.object({
  id: z.int(),
  began_at: z.isoTime(),
  used_at: z.isoTime(),
  ip: z.string(),
  user_agent: z.string(),
});
export type PlayerSession = z.infer<typeof playerSessionSchema>;

export const playerNoteSchema = z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.isoTime() });
export type PlayerNote = z.infer<typeof playerNoteSchema>;
