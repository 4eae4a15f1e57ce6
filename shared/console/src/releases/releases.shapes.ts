import * as z from '@site/api/schema';

/** One area as `status` of the release command answers it. */
const areaSchema = z.object({
  name: z.string(),
  release: z.string(),
  /** Good release before the live one, where a rollback goes. */
  stepBack: z.optional(z.string()),
  canary: z.optional(z.object({ release: z.string(), percent: z.number() })),
  since: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type LiveArea = z.infer<typeof areaSchema>;

/** Schema of the answer of `status`, as far as the console reads it. */
export const statusSchema = z.object({
  channel: z.string(),
  serial: z.int(),
  expiresAt: z.optional(z.string()),
  areas: z.array(areaSchema),
  /** Releases that somebody changed in the store. */
  problems: z.optional(z.array(z.object({ place: z.string(), message: z.string(), advice: z.string() }))),
});

const entrySchema = z.object({
  serial: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  remote: z.string(),
  release: z.string(),
  from: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type AreaChange = z.infer<typeof entrySchema>;

/** Schema of the answer of `history`: changes, the newest last. */
export const historySchema = z.object({ entries: z.array(entrySchema) });

const publishedReleaseSchema = z.object({
  release: z.string(),
  version: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  commit: z.nullable(z.string()),
});

/** Schema of the answer of `show` for an area: its releases, the newest first. */
export const publishedSchema = z.object({ releases: z.array(publishedReleaseSchema) });

/** Schema of the answer of `channels list`. */
export const channelsSchema = z.object({ channels: z.array(z.object({ channel: z.string(), state: z.string() })) });
