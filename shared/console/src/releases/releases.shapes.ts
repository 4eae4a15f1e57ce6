import { canaryLookSchema } from '@site/api/contracts/releases';
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

const rateSchema = z.object({
  remote: z.string(),
  release: z.string(),
  starts: z.number(),
  failures: z.number(),
  vitalsP75: z.object({ lcp: z.optional(z.number()), inp: z.optional(z.number()) }),
});
/** Reports of pages about one release in the last hour. */
export type ReleaseRate = z.infer<typeof rateSchema>;

/** Schema of the answer of `status`, as far as the console reads it. */
export const statusSchema = z.object({
  channel: z.string(),
  serial: z.int(),
  expiresAt: z.optional(z.string()),
  errorRates: z.optional(z.array(rateSchema)),
  /** Why there are no rates. */
  telemetryFault: z.optional(z.nullable(z.string())),
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
  /** Overruled findings of the gate. */
  forced: z.optional(z.array(z.string())),
  remarks: z.optional(z.array(z.string())),
});
export type AreaChange = z.infer<typeof entrySchema>;

/** Schema of the answer of a verb that ended with an error. */
export const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Schema of the answer of a rollback that was only tried. */
export const triedSchema = z.object({ release: z.string() });

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

const fileSchema = z.object({ file: z.string(), bytes: z.nullable(z.number()), before: z.nullable(z.number()) });
/** One file of a release; null where one of the two releases does not have it. */
export type ShownFile = z.infer<typeof fileSchema>;

/** Schema of the answer of `show` for one release. */
export const shownSchema = z.object({
  area: z.string(),
  release: z.string(),
  /** Release that it is compared with. */
  against: z.nullable(z.string()),
  version: z.string(),
  commit: z.nullable(z.string()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  contract: z.nullable(z.number()),
  paths: z.array(z.string()),
  panels: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  /** Module -> names of the exports that the release uses, or that the shell provides. */
  surface: z.record(z.string(), z.array(z.string())),
  firstBytes: z.number(),
  firstBytesBefore: z.nullable(z.number()),
  files: z.array(fileSchema),
  commits: z.array(z.object({ hash: z.string(), title: z.string() })),
  /** Why there are no commits. */
  commitsFault: z.nullable(z.string()),
  history: z.array(entrySchema),
});
export type ShownRelease = z.infer<typeof shownSchema>;

/** Schema of the answer of `canary <area> status`. */
export const canarySchema = z.object({
  release: z.string(),
  percent: z.number(),
  /** Release that all other devices run. */
  rest: z.string(),
  since: z.string(),
  /** The watch of the release service; null when it does not watch. */
  watch: z.nullable(z.object({ by: z.string(), since: z.string() })),
  telemetryFault: z.nullable(z.string()),
  /** Null without numbers of pages. */
  look: z.nullable(canaryLookSchema()),
});
export type WatchedCanary = z.infer<typeof canarySchema>;
