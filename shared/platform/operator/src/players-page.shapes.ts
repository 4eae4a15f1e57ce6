import * as z from '@site/api/schema';

/** Releases of one area in the document of a page. */
const pageAreaSchema = z.object({
  release: z.string(),
  /** Good release before, which pages step back to. */
  stepBack: z.optional(z.string()),
  canary: z.optional(z.object({ release: z.string(), percent: z.number() })),
});

/** Schema of the channel document of a fresh page of a player, as far as the console reads it. */
export const playersPageSchema = z.object({
  serial: z.int(),
  issuedAt: z.string(),
  expiresAt: z.string(),
  /** Name of the area -> its releases. */
  remotes: z.record(z.string(), pageAreaSchema),
});
export type PlayersPage = z.infer<typeof playersPageSchema>;
