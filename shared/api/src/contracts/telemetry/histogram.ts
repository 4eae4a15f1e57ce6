/** Upper edge of a class -> number of devices in it, as the telemetry rows have it. */
export type Histogram = Readonly<Record<string, number>>;

const classesOf = (histogram: Histogram) => Object.entries(histogram).map(([edge, devices]) => [Number(edge), devices] as const);

/** Number of devices; with `above` only those in classes above that edge. */
export const devicesIn = (histogram: Histogram, above = 0) =>
  classesOf(histogram).reduce((sum, [edge, devices]) => (edge > above ? sum + devices : sum), 0);

/**
 * 75th percentile, interpolated evenly within its class, and the upper edge of that class; null without any device.
 * @param edges upper edges of all classes
 */
export function p75(histogram: Histogram, edges: readonly number[]): { value: number; edge: number } | null {
  const wanted = 0.75 * devicesIn(histogram);
  let passed = 0;
  for (const [edge, devices] of classesOf(histogram).sort(([one], [other]) => one - other)) {
    if (devices && passed + devices >= wanted) {
      const from = edges.findLast((lower) => lower < edge) ?? 0;
      return { value: from + ((wanted - passed) / devices) * (edge - from), edge };
    }
    passed += devices;
  }
  return null;
}

/** One histogram of all devices of several. */
export function sumOf(histograms: readonly Histogram[]): Histogram {
  const sum: Record<string, number> = {};
  for (const histogram of histograms) for (const [edge, devices] of Object.entries(histogram)) sum[edge] = (sum[edge] ?? 0) + devices;
  return sum;
}
