import * as z from '@site/api/schema';

/** A break or exclusion of the player: only withdrawing is open until it ends. */
export const restrictionSchema = z.object({
  kind: z.enum(['time_out', 'excluded']),
  /** Null: permanent. */
  until: z.nullable(z.isoTime()),
});
/** A break or exclusion of the player, parsed. */
export type Restriction = z.infer<typeof restrictionSchema>;
