import { telemetryQuerySchema, telemetryRowsSchema } from '@site/api/contracts/telemetry';
import { defineCall } from './call';

export const readTelemetry = defineCall({
  method: 'GET',
  path: '/operator/telemetry',
  role: 'viewer',
  input: telemetryQuerySchema,
  output: telemetryRowsSchema,
  summary: 'How often releases started, failed and crashed in pages, how fast they started, and their web vitals',
});
