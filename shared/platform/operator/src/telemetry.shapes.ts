import * as z from '@site/api/schema';

const pointSchema = z.object({
  remote: z.string(),
  release: z.string(),
  /** Number of the step, from 0. */
  step: z.int(),
  starts: z.int(),
  failures: z.int(),
});

/** Schema of the course of all releases; a step without any report has no point. */
export const telemetryCourseSchema = z.object({
  since: z.string(),
  step_s: z.int(),
  steps: z.int(),
  points: z.array(pointSchema),
});
export type TelemetryCourse = z.infer<typeof telemetryCourseSchema>;
