import * as z from '@site/api/schema';

/** A pause the player asked for: only taking money out is open until it ends. */
export const restrictionSchema = z.object({
  kind: z.enum(['time_out', 'excluded']),
  /** Null: for good. */
  until: z.nullable(z.isoTime()),
});
export type Restriction = z.infer<typeof restrictionSchema>;
