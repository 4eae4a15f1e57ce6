import { telemetryQuerySchema, telemetryRowsSchema } from '@site/api/contracts/telemetry';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { telemetryCourseSchema } from './telemetry.shapes';

export const readTelemetry = defineCall({
  method: 'GET',
  path: '/operator/telemetry',
  role: 'viewer',
  input: telemetryQuerySchema,
  output: telemetryRowsSchema,
  summary: 'How often releases started, failed and crashed in pages, how fast they started, and their web vitals',
});

export const readTelemetryCourse = defineCall({
  method: 'GET',
  path: '/operator/telemetry/course',
  role: 'viewer',
  input: z.strictObject({}),
  output: telemetryCourseSchema,
  summary: 'Starts and failures of releases in each quarter of the last six hours',
});
