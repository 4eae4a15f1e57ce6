/**
 * Web vitals of a page, as the library `web-vitals` measures them: largest contentful paint, interaction to next paint, cumulative layout
 * shift, time to first byte.
 */
export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
/** Name of a web vital. */
export type Vital = (typeof VITALS)[number];

/** True for the kind of an event that carries a web vital. */
export const isVital = (kind: string): kind is Vital => (VITALS as readonly string[]).includes(kind);

/** Largest value that is taken: ms, for `cls` the score. A larger one is of a page that slept, or made up. */
export const VITAL_MAX = { lcp: 60_000, inp: 60_000, cls: 10, ttfb: 60_000 } as const satisfies Record<Vital, number>;

/** Percent of the devices that report their vitals. Of a canary's devices all do, because they are few. */
export const VITALS_SAMPLE_PERCENT = 20;

/** Number that a value is multiplied with before it is counted in a class, because the edges of classes are integers. */
export const VITAL_SCALE = { lcp: 1, inp: 1, cls: 10_000, ttfb: 1 } as const satisfies Record<Vital, number>;

const LAST_EDGE = 100_000;
const DECADE = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/**
 * Upper edges of the classes that vitals are counted in, after `VITAL_SCALE`: the E24 series of preferred numbers, so a class is about a
 * tenth and at most 16 % wide, and a percentile read from classes is off by less than that.
 */
export const VITAL_EDGES: readonly number[] = [...[1, 10, 100, 1000].flatMap((unit) => DECADE.map((edge) => edge * unit)), LAST_EDGE];

/**
 * Upper edge of the class that counts a value.
 * @param value at most `VITAL_MAX`.
 */
export const vitalEdgeOf = (vital: Vital, value: number): number =>
  VITAL_EDGES.find((edge) => value * VITAL_SCALE[vital] <= edge) ?? LAST_EDGE;
