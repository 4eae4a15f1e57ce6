import * as z from '@site/api/schema';
import { COHORTS, START_MAX_MS, TELEMETRY_BATCH_MAX, TELEMETRY_BODY_MAX_BYTES, TELEMETRY_KINDS, TELEMETRY_PATH } from './rules';
import { isVital, VITAL_MAX } from './vitals';

const areaName = () => z.text({ max: 43, pattern: /^(shell|plain|mf-[a-z][a-z0-9-]{0,39})$/ });
/** `none`: no release of the remote could run. */
const releaseId = () => z.text({ max: 64, pattern: /^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/ });
const cohort = () => z.enum(COHORTS);

/** One event in the life of a remote in a page, without any data about the player. */
export const telemetryEventSchema = z
  .strictObject({
    remote: areaName(),
    release: releaseId(),
    cohort: cohort(),
    /** Serial of the channel document that the page followed. */
    serial: z.int().check(z.gte(0)),
    kind: z.enum(TELEMETRY_KINDS),
    /** Time in ms from entering the area to `mounted`; ignored for other kinds. */
    ms: z.optional(z.int().check(z.gte(0), z.lte(START_MAX_MS))),
    /** Value of a web vital, at most `VITAL_MAX`: ms, for `cls` the score; no other kind has one. */
    value: z.optional(z.number().check(z.gte(0))),
  })
  .check(z.refine(({ kind, value }) => (isVital(kind) ? value !== undefined && value <= VITAL_MAX[kind] : value === undefined)));
/** One event of a remote, parsed. */
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

/**
 * Sends events of remotes, at most `TELEMETRY_BATCH_MAX`; a device counts once for each release and kind.
 * @throws `platform.too_many` above the rate of the address
 */
export const sendTelemetry = z.defineEndpoint({
  method: 'POST',
  path: TELEMETRY_PATH,
  access: 'public',
  input: z.strictObject({ events: z.array(telemetryEventSchema).check(z.minLength(1), z.maxLength(TELEMETRY_BATCH_MAX)) }),
  output: z.object({ message: z.string() }),
  errors: [],
  maxBodyBytes: TELEMETRY_BODY_MAX_BYTES,
  summary: 'Events of releases in pages; a device counts once for each release and kind',
});

const classes = () => z.record(z.text({ max: 6, pattern: /^\d{1,6}$/ }), z.int().check(z.gte(0)));

/** Row for operators: number of devices, and the number in each class of start time or of a vital (upper edge -> count). */
export const telemetryRowSchema = z.object({
  remote: areaName(),
  release: releaseId(),
  cohort: cohort(),
  kind: z.enum(TELEMETRY_KINDS),
  count: z.int().check(z.gte(0)),
  /** Newest serial among the channel documents that these pages followed. */
  serial: z.int(),
  /** Of `mounted`: edges in ms. */
  ms: z.optional(classes()),
  /** Of a web vital: edges in ms, of `cls` in ten-thousandths of the score. */
  values: z.optional(classes()),
});
/** Row for operators, parsed. */
export type TelemetryRow = z.infer<typeof telemetryRowSchema>;

/** Answer of `GET /operator/telemetry`. */
export const telemetryRowsSchema = z.array(telemetryRowSchema);

/** Query of `GET /operator/telemetry`; without `since` it covers the last hour. */
export const telemetryQuerySchema = z.strictObject({ remote: z.optional(areaName()), since: z.optional(z.isoTime()) });
