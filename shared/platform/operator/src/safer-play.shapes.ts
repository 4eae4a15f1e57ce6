import { playLimitSchema, playTimerSchema, restrictionSchema, saferPlayEventSchema } from '@site/api/contracts/safer-play';
import * as z from '@site/api/schema';

/** Most characters of the reason that a player reads. */
export const INTERVENTION_REASON_MAX = 500;

/** Schema of a player whose limits or breaks changed lately. */
export const markedPlayerSchema = z.object({
  username: z.string(),
  restriction: z.nullable(restrictionSchema),
  limits: z.int(),
  waiting_raises: z.int(),
  raises: z.int(),
  breaks: z.int(),
  last_at: z.isoTime(),
});
export type MarkedPlayerRow = z.infer<typeof markedPlayerSchema>;

/** Schema of the limits, the break and the history of one player. */
export const protectionSchema = z.object({
  username: z.string(),
  limits: z.array(playLimitSchema),
  timers: z.array(playTimerSchema),
  restriction: z.nullable(restrictionSchema),
  /** The newest events first. */
  history: z.array(saferPlayEventSchema),
});
export type Protection = z.infer<typeof protectionSchema>;
