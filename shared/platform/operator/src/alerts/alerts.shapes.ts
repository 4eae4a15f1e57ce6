import * as z from '@site/api/schema';
import { HEALTH_FINDINGS } from '@site/api/contracts/releases';

/**
 * Kinds of alerts about releases: a release is worse than the one it is compared with, the players' page cannot be read, an edge lags behind
 * the newest document, or the document of the channel, the root document or a credential of the release service ends soon.
 */
const ALERT_KINDS = [...HEALTH_FINDINGS, 'expiry', 'unreachable', 'lag', 'root', 'credential'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Schema of one alert; it is open until `closed_at`. */
const releaseAlertSchema = z.object({
  id: z.int(),
  kind: z.enum(ALERT_KINDS),
  /** Empty for an alert about the whole site. */
  area: z.string(),
  release: z.string(),
  /** The numbers that decided, in English. */
  words: z.string(),
  opened_at: z.string(),
  closed_at: z.nullable(z.string()),
  /** Words of a person about it, and the person. */
  note: z.nullable(z.string()),
  noted_by: z.nullable(z.string()),
});
export type ReleaseAlert = z.infer<typeof releaseAlertSchema>;

/** Most characters of a note about an alert. */
export const ALERT_NOTE_MAX = 500;

/** Schema of the open alerts, and those that were closed in the last day; newest first. */
export const releaseAlertsSchema = z.object({ alerts: z.array(releaseAlertSchema) });
