import * as z from '@site/api/schema';

/** `promote` is advice to a person; a watch carries out only `abort`. */
const VERDICTS = ['wait', 'abort', 'promote'] as const;

const figuresSchema = () =>
  z.object({
    starts: z.int(),
    failures: z.int(),
    /** 75th percentile of the start times in ms; null without any. */
    startP75: z.nullable(z.number()),
    /** 75th percentiles in ms of the vitals that any device reported. */
    vitalsP75: z.object({ lcp: z.optional(z.number()), inp: z.optional(z.number()) }),
  });

/** Schema of one look at a canary, as its watch takes it. */
export const canaryLookSchema = () =>
  z.object({
    at: z.string(),
    verdict: z.enum(VERDICTS),
    /** The numbers that decided, in English. */
    because: z.string(),
    canary: figuresSchema(),
    /** The live release, on all other devices. */
    rest: figuresSchema(),
    /** Starts and time until the canary counts as good; `ms` is an estimate, and null while nobody starts it. */
    left: z.object({ starts: z.int(), ms: z.nullable(z.int()) }),
  });
export type CanaryLook = z.infer<ReturnType<typeof canaryLookSchema>>;
